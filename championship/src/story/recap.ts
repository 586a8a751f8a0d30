import type { Recap } from '@girone/contract/story';
import { findLongestRuns, listClosest } from '../season-records.ts';
import type { CompletedMatch } from '../standings.ts';
import { fewestVotes } from './facts.ts';
import { findUpset } from './match-facts.ts';
import { decide, positionIn, viewEachDay, type DayView, type PlayedSeason } from './season-view.ts';

const leastRun = 2;
/** In votes: what is wider is not close. */
const widestOfClose = 2;
const othersShown = 4;

type RecapMatch = NonNullable<Recap['divided']>;

/** What a season will be remembered for; absent before its first result. */
export function findRecap(season: PlayedSeason): Recap | undefined {
  const days = viewEachDay(season);
  const last = days.at(-1);
  const champion = last && findChampion(last);
  if (!champion) return undefined;
  const divided = findDivided(season.matches);
  return {
    matchDays: last.matchDay,
    matches: season.matches.length,
    champion,
    path: findPath(days, champion),
    upset: findGreatestUpset(days),
    divided,
    run: findRun(season.matches),
    loved: findLoved(last, champion),
    closest: findClosest(season.matches, divided),
  };
}

function findChampion({ after }: DayView): Recap['champion'] | undefined {
  const first = after.rows.filter(({ position }) => position === 1);
  const [champion] = first;
  if (!champion) return undefined;
  const { points, wins, draws, losses } = champion;
  const next = first.length === 1 ? after.rows[1] : undefined;
  return {
    films: first.map(({ filmId }) => filmId),
    points,
    wins,
    draws,
    losses,
    ahead: next ? points - next.points : 0,
    next: next?.filmId ?? null,
  };
}

function findPath(days: readonly DayView[], { films }: Recap['champion']): Recap['path'] {
  const [film, second] = films;
  if (film === undefined || second !== undefined) return null;
  const follow = (filmId: number) => days.map(({ after }) => positionIn(after, filmId));
  const positions = follow(film);
  const behind = days.at(-1)?.after.rows.slice(1, 1 + othersShown) ?? [];
  return {
    film,
    positions,
    others: behind.map(({ filmId }) => follow(filmId)),
    worst: Math.max(...positions),
    daysLed: positions.filter((position) => position === 1).length,
  };
}

function findGreatestUpset(days: readonly DayView[]): Recap['upset'] {
  const found = days.flatMap((day) =>
    day.matches.flatMap((match) => {
      const upset = findUpset(day, match);
      return upset ? [{ match, upset }] : [];
    }),
  );
  const [greatest] = found.toSorted((a, b) => b.upset.weight - a.upset.weight);
  if (!greatest) return null;
  const { winnerWas, loserWas } = greatest.upset.fact;
  return { ...presentMatch(greatest.match), winnerWas, loserWas };
}

function findDivided(matches: readonly CompletedMatch[]): RecapMatch | null {
  const [match] = listClosest(matches.filter(hasEnoughVotes));
  return match && marginOf(match) <= 1 ? presentMatch(match) : null;
}

/** The narrowest win; another match than the most divided one. */
function findClosest(
  matches: readonly CompletedMatch[],
  divided: RecapMatch | null,
): RecapMatch | null {
  const won = matches
    .filter((match) => hasEnoughVotes(match) && marginOf(match) > 0)
    .map(presentMatch);
  const [closest] = won
    .filter((match) => JSON.stringify(match) !== JSON.stringify(divided))
    .toSorted((a, b) => gapOf(a) - gapOf(b) || b.matchDay - a.matchDay);
  return closest && gapOf(closest) <= widestOfClose ? closest : null;
}

function findRun(matches: readonly CompletedMatch[]): Recap['run'] {
  const [run] = findLongestRuns(matches, (outcome) => outcome === 'W');
  if (!run || run.length < leastRun) return null;
  const { filmId: film, length, fromDay, toDay } = run;
  return { film, length, fromDay, toDay };
}

function findLoved({ after }: DayView, { films }: Recap['champion']): Recap['loved'] {
  const [most] = after.rows.toSorted(
    (a, b) => b.votesFor - a.votesFor || a.listOrder - b.listOrder,
  );
  if (!most || most.votesFor === 0) return null;
  const { filmId: film, votesFor: votes, votesAgainst } = most;
  const percent = Math.round((100 * votes) / (votes + votesAgainst));
  return { film, votes, percent, isChampion: films.includes(film) };
}

function presentMatch(match: CompletedMatch): RecapMatch {
  const { matchDay, film1Id, film2Id, film1Votes } = match;
  const decided = decide(match);
  if (!decided) return { matchDay, films: [film1Id, film2Id], votes: [film1Votes, film1Votes] };
  return { matchDay, films: [decided.winner, decided.loser], votes: decided.votes };
}

function hasEnoughVotes({ film1Votes, film2Votes }: CompletedMatch): boolean {
  return film1Votes + film2Votes >= fewestVotes;
}

function marginOf({ film1Votes, film2Votes }: CompletedMatch): number {
  return Math.abs(film1Votes - film2Votes);
}

function gapOf({ votes: [most, least] }: RecapMatch): number {
  return most - least;
}

/** The films that the cards show, each once. */
export function filmsInRecap({
  champion,
  path,
  upset,
  divided,
  run,
  loved,
  closest,
}: Recap): number[] {
  const pairs = [upset, divided, closest].flatMap((match) => match?.films ?? []);
  const single = [champion.next, path?.film, run?.film, loved?.film];
  const all = [...champion.films, ...pairs, ...single];
  return [...new Set(all.filter((film) => typeof film === 'number'))];
}
