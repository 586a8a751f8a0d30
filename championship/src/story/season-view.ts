import { measureSeason } from '@girone/contract/rules';
import { findWinner, outcomeFor, type MatchOutcome } from '../result.ts';
import { rankEachDay, rankStandings, type CompletedMatch, type DayTable } from '../standings.ts';

export interface PlayedSeason {
  /** All of them, in draw order. */
  readonly films: readonly number[];
  /** Completed ones, in any order. */
  readonly matches: readonly CompletedMatch[];
}

/** What one film's match meant to it. */
export interface Outing {
  readonly matchDay: number;
  readonly rival: number;
  readonly outcome: MatchOutcome;
}

/** A season as it stood after a day; nothing of later days is in it. */
export interface DayView {
  readonly season: PlayedSeason;
  readonly matchDay: number;
  readonly matchDays: number;
  /** The day's own, in the order in which they came. */
  readonly matches: readonly CompletedMatch[];
  readonly before: DayTable;
  readonly after: DayTable;
  /** By film, oldest first, the day's own at the end. */
  readonly outings: ReadonlyMap<number, readonly Outing[]>;
}

/** The season after each of its days that have a result. */
export function viewEachDay(season: PlayedSeason): DayView[] {
  const tables = rankEachDay(season.films, season.matches);
  return tables.flatMap((after, index) => {
    const before = tables[index - 1];
    return before ? [viewBetween(season, [before, after])] : [];
  });
}

/** Absent where the day has no result. */
export function viewDay(season: PlayedSeason, matchDay: number): DayView | undefined {
  const { films, matches } = season;
  if (!matches.some((each) => each.matchDay === matchDay)) return undefined;
  const rankUntil = (day: number): DayTable => {
    const played = matches.filter((each) => each.matchDay <= day);
    return { matchDay: day, rows: rankStandings(films, played) };
  };
  return viewBetween(season, [rankUntil(matchDay - 1), rankUntil(matchDay)]);
}

/** A day whose tables are known already. */
export function viewBetween(
  season: PlayedSeason,
  [before, after]: readonly [DayTable, DayTable],
): DayView {
  const { matchDay } = after;
  const matches = season.matches.filter((each) => each.matchDay <= matchDay);
  return {
    season: { films: season.films, matches },
    matchDay,
    matchDays: measureSeason(season.films.length, 0).matchDays,
    matches: matches.filter((each) => each.matchDay === matchDay),
    before,
    after,
    outings: listOutings(matches),
  };
}

function listOutings(matches: readonly CompletedMatch[]): Map<number, Outing[]> {
  const outings = new Map<number, Outing[]>();
  for (const match of matches.toSorted((a, b) => a.matchDay - b.matchDay)) {
    const winnerId = findWinner(match);
    const { matchDay, film1Id, film2Id } = match;
    const add = (filmId: number, rival: number) => {
      const own = outings.get(filmId) ?? [];
      own.push({ matchDay, rival, outcome: outcomeFor(filmId, winnerId) });
      outings.set(filmId, own);
    };
    add(film1Id, film2Id);
    add(film2Id, film1Id);
  }
  return outings;
}

export function positionIn(table: DayTable, filmId: number): number {
  return table.rows.find((row) => row.filmId === filmId)?.position ?? 0;
}

/** The film that is first alone. */
export function leaderOf({ rows }: DayTable): number | null {
  const [first, second] = rows;
  if (!first || first.played + (second?.played ?? 0) === 0) return null;
  return second?.position === 1 ? null : first.filmId;
}

export function keyOf({ film1Id, film2Id }: CompletedMatch): string {
  return `${film1Id}-${film2Id}`;
}

interface Decision {
  readonly winner: number;
  readonly loser: number;
  /** The winner's first. */
  readonly votes: [number, number];
}

/** Absent where nobody won. */
export function decide(match: CompletedMatch): Decision | undefined {
  const winner = findWinner(match);
  if (winner === null) return undefined;
  const { film1Id, film2Id, film1Votes, film2Votes } = match;
  return winner === film1Id
    ? { winner, loser: film2Id, votes: [film1Votes, film2Votes] }
    : { winner, loser: film1Id, votes: [film2Votes, film1Votes] };
}
