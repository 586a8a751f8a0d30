import { findWinner, outcomeFor, type MatchOutcome } from './result.ts';
import type { CompletedMatch } from './standings.ts';

/** Matches in a row, from one match day to another; days of rest do not end a run. */
export interface Run {
  readonly filmId: number;
  readonly length: number;
  readonly fromDay: number;
  readonly toDay: number;
}

export interface Turnout {
  readonly matchDay: number;
  readonly matches: number;
  readonly votes: number;
}

/** The longest runs of a kind, one for each film that has one, the longest first. */
export function findLongestRuns(
  matches: readonly CompletedMatch[],
  keeps: (outcome: MatchOutcome) => boolean,
): Run[] {
  const current = new Map<number, Run>();
  const longest = new Map<number, Run>();
  for (const match of matches.toSorted((a, b) => a.matchDay - b.matchDay)) {
    const winnerId = findWinner(match);
    for (const filmId of [match.film1Id, match.film2Id]) {
      if (keeps(outcomeFor(filmId, winnerId))) {
        const run = extend(current.get(filmId), filmId, match.matchDay);
        current.set(filmId, run);
        if (run.length > (longest.get(filmId)?.length ?? 0)) longest.set(filmId, run);
      } else {
        current.delete(filmId);
      }
    }
  }
  return [...longest.values()].toSorted((a, b) => b.length - a.length || a.fromDay - b.fromDay);
}

function extend(run: Run | undefined, filmId: number, matchDay: number): Run {
  return {
    filmId,
    length: (run?.length ?? 0) + 1,
    fromDay: run?.fromDay ?? matchDay,
    toDay: matchDay,
  };
}

/** The matches with the widest margins first; of equal ones, those with more votes. */
export function listClearest<Match extends CompletedMatch>(matches: readonly Match[]): Match[] {
  return matches.toSorted((a, b) => marginOf(b) - marginOf(a) || votesOf(b) - votesOf(a));
}

/** The matches with the narrowest margins first, draws included; of equal ones, those with more votes. */
export function listClosest<Match extends CompletedMatch>(matches: readonly Match[]): Match[] {
  return matches.toSorted((a, b) => marginOf(a) - marginOf(b) || votesOf(b) - votesOf(a));
}

/** How many votes each day's matches got. */
export function countTurnout(matches: readonly CompletedMatch[]): Turnout[] {
  const days = new Map<number, Turnout>();
  for (const match of matches) {
    const { matchDay } = match;
    const day = days.get(matchDay);
    days.set(matchDay, {
      matchDay,
      matches: (day?.matches ?? 0) + 1,
      votes: (day?.votes ?? 0) + votesOf(match),
    });
  }
  return [...days.values()].toSorted((a, b) => a.matchDay - b.matchDay);
}

function marginOf({ film1Votes, film2Votes }: CompletedMatch): number {
  return Math.abs(film1Votes - film2Votes);
}

function votesOf({ film1Votes, film2Votes }: CompletedMatch): number {
  return film1Votes + film2Votes;
}
