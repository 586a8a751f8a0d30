import type { StoryFact } from '@girone/contract/story';
import { rankStandings, type CompletedMatch } from '../standings.ts';
import { fewestVotes, type FactOf, type RatedFact } from './facts.ts';
import { pairOf } from './film-facts.ts';
import { decide, keyOf, leaderOf, positionIn, type DayView } from './season-view.ts';

/** Before that positions say little. */
const firstDayOfUpsets = 3;
const leastVotesOfSplit = 6;
/** Of all votes, by which a clear win is ahead. */
const leastShareOfClear = 0.4;

/** What each match of the day brought. */
export function rateMatches(day: DayView): RatedFact[] {
  const { matches } = day;
  if (matches.every(isEmpty)) {
    const fact = { kind: 'silent', matches: matches.length } as const;
    return [{ fact, weight: 190, subject: null, match: null }];
  }
  return matches.flatMap((match) => rateMatch(day, match));
}

function isEmpty({ film1Votes, film2Votes }: CompletedMatch): boolean {
  return film1Votes + film2Votes === 0;
}

function rateMatch(day: DayView, match: CompletedMatch): RatedFact[] {
  const decided = decide(match);
  if (!decided) return rateDraw(match);
  const { winner, loser, votes } = decided;
  const rate = (fact: StoryFact, weight: number): RatedFact => ({
    fact,
    weight,
    subject: winner,
    match: pairOf(winner, loser),
  });
  const found: RatedFact[] = [];
  const upset = findUpset(day, match);
  if (upset) found.push(rate(upset.fact, upset.weight));
  const lostOn = findLostLeg(day, winner, loser);
  if (lostOn !== null) found.push(rate({ kind: 'revenge', winner, loser, lostOn }, 24));
  const [most, least] = votes;
  if (most + least < fewestVotes) return found;
  if (most - least === 1) {
    const otherwise = findOtherLeader(day, match);
    if (otherwise !== null) found.push(rate({ kind: 'decisive', winner, loser, otherwise }, 70));
    found.push(rate({ kind: 'narrow', winner, loser, votes }, 34));
  } else if (least === 0) {
    found.push(rate({ kind: 'agreed', winner, loser, votes: most }, 36 + Math.min(most, 20)));
  } else {
    const share = (most - least) / (most + least);
    if (share >= leastShareOfClear) {
      found.push(rate({ kind: 'clear', winner, loser, votes }, 8 * share));
    }
  }
  return found;
}

function rateDraw({ film1Id, film2Id, film1Votes, film2Votes }: CompletedMatch): RatedFact[] {
  if (film1Votes + film2Votes < leastVotesOfSplit) return [];
  const fact: StoryFact = { kind: 'split', films: [film1Id, film2Id], votes: film1Votes };
  const weight = 26 + Math.min(film1Votes, 10);
  return [{ fact, weight, subject: film1Id, match: pairOf(film1Id, film2Id) }];
}

/** A film from far below beats one from the upper third. */
export function findUpset(
  { season, matchDay, before }: DayView,
  match: CompletedMatch,
): { readonly fact: FactOf<'upset'>; readonly weight: number } | undefined {
  const decided = decide(match);
  if (!decided || matchDay < firstDayOfUpsets) return undefined;
  const { winner, loser } = decided;
  const winnerWas = positionIn(before, winner);
  const loserWas = positionIn(before, loser);
  const films = season.films.length;
  const gap = winnerWas - loserWas;
  if (gap < Math.max(3, films / 3) || loserWas > Math.max(1, films / 3)) return undefined;
  const weight = 40 + Math.round((40 * gap) / films) + (loserWas === 1 ? 12 : 0);
  return { fact: { kind: 'upset', winner, loser, winnerWas, loserWas }, weight };
}

/** The day of the first leg, if this film lost it to that one. */
function findLostLeg({ outings, matchDay }: DayView, winner: number, loser: number): number | null {
  const first = outings
    .get(winner)
    ?.find((outing) => outing.rival === loser && outing.matchDay < matchDay);
  return first?.outcome === 'L' ? first.matchDay : null;
}

/** Who would be first alone instead, had the winner got one vote less. */
function findOtherLeader(
  { season, matchDay, after }: DayView,
  match: CompletedMatch,
): number | null {
  const leader = leaderOf(after);
  if (leader === null || matchDay < firstDayOfUpsets) return null;
  const isMeant = (each: CompletedMatch) =>
    each.matchDay === matchDay && keyOf(each) === keyOf(match);
  const fewer = Math.min(match.film1Votes, match.film2Votes);
  const drawn = { ...match, film1Votes: fewer, film2Votes: fewer };
  const matches = season.matches.map((each) => (isMeant(each) ? drawn : each));
  const otherwise = leaderOf({ matchDay, rows: rankStandings(season.films, matches) });
  return otherwise === leader ? null : otherwise;
}
