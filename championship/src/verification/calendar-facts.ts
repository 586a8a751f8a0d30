import type { MatchDay } from '../calendar.ts';

/** What is true of a calendar, counted and not claimed. */
export interface CalendarFacts {
  /** Pairs that meet exactly twice, once on each side; all of them unless the calendar is no double round robin. */
  readonly pairs: number;
  readonly isComplete: boolean;
  /** Home and away matches of each film; the least and the most differ only in a calendar that is none. */
  readonly home: number;
  readonly away: number;
  readonly isBalanced: boolean;
  /** Days without a match, for each film. */
  readonly rests: number;
  readonly areRestsEqual: boolean;
  /** The most matches in a row that a film plays on one side; a day of rest does not end a run. */
  readonly longestRun: number;
}

export function describeCalendar(calendar: readonly MatchDay[]): CalendarFacts {
  const meetings = new Map<string, Set<boolean>>();
  const sides = new Map<number, boolean[]>();
  for (const { fixtures } of calendar) {
    for (const { home, away } of fixtures) {
      const pair = `${Math.min(home, away)} ${Math.max(home, away)}`;
      meetings.set(pair, (meetings.get(pair) ?? new Set()).add(home < away));
      sides.set(home, [...(sides.get(home) ?? []), true]);
      sides.set(away, [...(sides.get(away) ?? []), false]);
    }
  }
  const films = [...sides.values()];
  const homes = films.map((played) => played.filter(Boolean).length);
  const played = films.map((matches) => matches.length);
  const aways = played.map((count, film) => count - (homes[film] ?? 0));
  const bothWays = [...meetings.values()].filter(({ size }) => size === 2).length;
  return {
    pairs: bothWays,
    isComplete: bothWays === (films.length * (films.length - 1)) / 2,
    home: Math.min(...homes),
    away: Math.min(...aways),
    isBalanced: areEqual(homes) && areEqual(aways) && homes[0] === aways[0],
    rests: calendar.length - Math.max(...played),
    areRestsEqual: areEqual(played),
    longestRun: Math.max(0, ...films.map(longestRunOf)),
  };
}

function areEqual(counts: readonly number[]): boolean {
  return new Set(counts).size <= 1;
}

function longestRunOf(sides: readonly boolean[]): number {
  let longest = 0;
  let run = 0;
  for (const [index, side] of sides.entries()) {
    run = side === sides[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
