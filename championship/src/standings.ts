import { rankTallies, type Positions, type StandingsRow } from './ranking.ts';
import type { MatchResult } from './result.ts';
import { addResult, startTallies } from './tally.ts';

/** Only completed matches count. Rows of the matches table fit. */
export interface CompletedMatch extends MatchResult {
  readonly matchDay: number;
}

export interface DayTable {
  readonly matchDay: number;
  readonly rows: readonly StandingsRow[];
}

/** Before the first result all films share the first place: leaving it is no fall. */
const noPositions: Positions = new Map();

/**
 * The table after the last day that has a result. `films` are all of them, in draw order; before the
 * first result each stands at 0. The matches may come in any order.
 */
export function rankStandings(
  films: readonly number[],
  matches: readonly CompletedMatch[],
): StandingsRow[] {
  const tallies = startTallies(films);
  const days = listDays(matches);
  const lastDay = days.length - 1;
  let before = noPositions;
  for (const [matchDay, results] of days.entries()) {
    if (matchDay === lastDay && lastDay > 1) before = listPositions(rankTallies(tallies, before));
    for (const match of results) addResult(tallies, match);
  }
  return rankTallies(tallies, before);
}

/**
 * The tables of all days, from day 0 with every film at 0 to the last that has a result. The figures
 * grow from day to day; only the ranking is made anew.
 */
export function rankEachDay(
  films: readonly number[],
  matches: readonly CompletedMatch[],
): DayTable[] {
  const tallies = startTallies(films);
  let before = noPositions;
  return listDays(matches).map((results, matchDay) => {
    for (const match of results) addResult(tallies, match);
    const rows = rankTallies(tallies, before);
    if (matchDay > 0) before = listPositions(rows);
    return { matchDay, rows };
  });
}

/** The matches of each day; day 0 has none. */
function listDays(matches: readonly CompletedMatch[]): CompletedMatch[][] {
  const lastDay = matches.reduce((last, { matchDay }) => Math.max(last, matchDay), 0);
  const days = Array.from({ length: lastDay + 1 }, (): CompletedMatch[] => []);
  for (const match of matches) days[match.matchDay]?.push(match);
  return days;
}

function listPositions(rows: readonly StandingsRow[]): Positions {
  return new Map(rows.map(({ filmId, position }) => [filmId, position]));
}
