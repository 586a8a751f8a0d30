import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naiveStandings } from './testing/naive-standings.ts';
import { drawCalendar } from './calendar.ts';
import { rankEachDay, rankStandings, type CompletedMatch } from './standings.ts';

/** `[home, away, votes, votes]` on a day. */
type Score = readonly [film1Id: number, film2Id: number, film1Votes: number, film2Votes: number];

function onDay(matchDay: number, ...scores: Score[]): CompletedMatch[] {
  return scores.map(([film1Id, film2Id, film1Votes, film2Votes]) => ({
    matchDay,
    film1Id,
    film2Id,
    film1Votes,
    film2Votes,
  }));
}

interface Season {
  readonly films: readonly number[];
  readonly matches: readonly CompletedMatch[];
}

/** A season up to some day; few votes, so that ties of every kind come up. */
function seasons(maxFilms: number): fc.Arbitrary<Season> {
  return fc
    .record({
      films: fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), {
        minLength: 2,
        maxLength: maxFilms,
      }),
      days: fc.nat({ max: 2 * maxFilms }),
      maxVotes: fc.integer({ min: 0, max: 4 }),
    })
    .chain(({ films, days, maxVotes }) => {
      const played = drawCalendar(films).slice(0, days);
      const fixtures = played.flatMap((day) => day.fixtures.map((match) => ({ day, match })));
      const vote = fc.nat({ max: maxVotes });
      return fc
        .array(fc.tuple(vote, vote), { minLength: fixtures.length, maxLength: fixtures.length })
        .map((scores) => ({
          films,
          matches: fixtures.flatMap(({ day, match }, index) => {
            const [film1Votes = 0, film2Votes = 0] = scores[index] ?? [];
            return onDay(day.matchDay, [match.home, match.away, film1Votes, film2Votes]);
          }),
        }));
    });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

describe('the table of any season', () => {
  it('is the one that a second, naive count gives', () => {
    fc.assert(
      fc.property(seasons(8), ({ films, matches }) => {
        expect(rankStandings(films, matches)).toEqual(naiveStandings(films, matches));
      }),
      { numRuns: 300 },
    );
  });

  it('does not depend on the order in which the matches come', () => {
    const shuffled = seasons(10).chain((season) =>
      fc
        .shuffledSubarray([...season.matches], { minLength: season.matches.length })
        .map((mixed) => ({ season, mixed })),
    );
    fc.assert(
      fc.property(shuffled, ({ season: { films, matches }, mixed }) => {
        expect(rankStandings(films, mixed)).toEqual(rankStandings(films, matches));
        expect(rankEachDay(films, mixed)).toEqual(rankEachDay(films, matches));
      }),
    );
  });

  it('keeps its sums', () => {
    fc.assert(
      fc.property(seasons(16), ({ films, matches }) => {
        const rows = rankStandings(films, matches);
        const draws = matches.filter((match) => match.film1Votes === match.film2Votes).length;
        expect(sum(rows.map((row) => row.points))).toBe(3 * (matches.length - draws) + 2 * draws);
        expect(sum(rows.map((row) => row.wins))).toBe(sum(rows.map((row) => row.losses)));
        expect(sum(rows.map((row) => row.votesFor))).toBe(sum(rows.map((row) => row.votesAgainst)));
        expect(sum(rows.map((row) => row.played))).toBe(2 * matches.length);
        for (const row of rows) {
          expect(row.wins + row.draws + row.losses).toBe(row.played);
          expect(row.points).toBe(3 * row.wins + row.draws);
          expect(row.form).toMatch(/^[WDL]{0,5}$/);
          expect(row.form).toHaveLength(Math.min(5, row.played));
        }
      }),
    );
  });

  it('lists every film once, and counts a shared position for all who share it', () => {
    fc.assert(
      fc.property(seasons(16), ({ films, matches }) => {
        const rows = rankStandings(films, matches);
        expect(new Set(rows.map((row) => row.filmId))).toEqual(new Set(films));
        expect(rows.map((row) => row.listOrder)).toEqual(rows.map((_, index) => index + 1));
        for (const [index, row] of rows.entries()) {
          const above = rows[index - 1];
          const isShared = row.decidedBy === 'shared';
          expect(row.position).toBe(isShared ? above?.position : index + 1);
          expect(row.decidedBy !== null).toBe(above?.points === row.points);
        }
      }),
    );
  });

  it('is, day by day, the table of the matches up to that day', () => {
    fc.assert(
      fc.property(seasons(8), ({ films, matches }) => {
        for (const { matchDay, rows } of rankEachDay(films, matches)) {
          const upToDay = matches.filter((match) => match.matchDay <= matchDay);
          expect(rows).toEqual(rankStandings(films, upToDay));
        }
      }),
    );
  });
});

it('has every film at 0 before the first result, in draw order', () => {
  const rows = rankStandings([30, 10, 20], []);
  expect(rows.map((row) => [row.filmId, row.position, row.listOrder])).toEqual([
    [30, 1, 1],
    [10, 1, 2],
    [20, 1, 3],
  ]);
  expect(rows[0]).toEqual({
    filmId: 30,
    position: 1,
    listOrder: 1,
    points: 0,
    wins: 0,
    draws: 0,
    losses: 0,
    played: 0,
    votesFor: 0,
    votesAgainst: 0,
    form: '',
    movement: 0,
    decidedBy: null,
  });
  expect(rankStandings([], [])).toEqual([]);
});

it('does not know a film that was not drawn', () => {
  expect(() => rankStandings([1, 2], onDay(1, [1, 3, 0, 0]))).toThrow(RangeError);
});

/** Position, film and rule, line by line. */
function lines(films: readonly number[], matches: readonly CompletedMatch[]) {
  return rankStandings(films, matches).map(
    ({ position, filmId, decidedBy }) => `${position}. ${filmId} ${decidedBy ?? '-'}`,
  );
}

describe('films with equal points', () => {
  it('are separated by the vote difference first', () => {
    const matches = onDay(1, [1, 2, 5, 4], [3, 4, 3, 0]);
    expect(lines([1, 2, 3, 4], matches)).toEqual([
      '1. 3 -',
      '2. 1 voteDifference',
      '3. 2 -',
      '4. 4 voteDifference',
    ]);
  });

  it('then by the votes for', () => {
    const matches = onDay(1, [1, 2, 2, 1], [3, 4, 5, 4]);
    expect(lines([1, 2, 3, 4], matches)).toEqual([
      '1. 3 -',
      '2. 1 votesFor',
      '3. 4 -',
      '4. 2 votesFor',
    ]);
  });

  it('then by the wins', () => {
    // Film 1: three draws. Film 2: a win and two defeats. Both 6–6 in votes.
    const matches = [
      ...onDay(1, [1, 3, 2, 2], [2, 4, 4, 2]),
      ...onDay(2, [1, 4, 2, 2], [5, 2, 2, 1]),
      ...onDay(3, [1, 5, 2, 2], [3, 2, 2, 1]),
    ];
    const rows = lines([1, 2, 3, 4, 5], matches);
    expect(rows.slice(2, 4)).toEqual(['3. 2 -', '4. 1 wins']);
  });

  it('then by the points in the matches between them', () => {
    // Films 1 and 2: a win and a defeat each, 3–3 in votes; film 2 beat film 1.
    const matches = [
      ...onDay(1, [1, 2, 1, 2]),
      ...onDay(2, [1, 3, 2, 1]),
      ...onDay(3, [4, 2, 2, 1]),
    ];
    expect(lines([1, 2, 3, 4], matches)).toEqual([
      '1. 4 -',
      '2. 2 voteDifference',
      '3. 1 headToHead',
      '4. 3 -',
    ]);
  });

  it('share the position when nothing separates them, and the next one is skipped', () => {
    const matches = onDay(1, [2, 3, 1, 1], [4, 1, 0, 1]);
    expect(lines([4, 3, 2, 1], matches)).toEqual(['1. 1 -', '2. 3 -', '2. 2 shared', '4. 4 -']);
  });

  it('are compared once as a group, and not again among those who stay equal', () => {
    // Films 1, 2 and 3 end with 10 points, 4–2 votes and 3 wins each. In their own matches film 1
    // won 9 points, films 2 and 3 won 4 each: film 2 beat film 3, and yet they share the place.
    const matches = [
      ...onDay(1, [1, 2, 1, 0], [3, 4, 2, 0]),
      ...onDay(2, [2, 1, 0, 1], [3, 4, 1, 0]),
      ...onDay(3, [2, 3, 1, 0], [1, 4, 1, 1]),
      ...onDay(4, [3, 2, 0, 0]),
      ...onDay(5, [3, 1, 1, 0], [2, 4, 2, 0]),
      ...onDay(6, [1, 3, 1, 0], [2, 4, 1, 0]),
    ];
    expect(lines([3, 2, 1, 4], matches)).toEqual([
      '1. 1 -',
      '2. 3 headToHead',
      '2. 2 shared',
      '4. 4 -',
    ]);
  });
});

it('shows the last five results, oldest first, and who moved since the day before', () => {
  const matches = [
    ...onDay(1, [1, 2, 1, 0]),
    ...onDay(2, [1, 2, 2, 0]),
    ...onDay(3, [1, 2, 0, 0]),
    ...onDay(4, [1, 2, 0, 2]),
    ...onDay(5, [1, 2, 1, 1]),
    ...onDay(6, [1, 2, 0, 9]),
  ];
  const [first, second] = rankStandings([1, 2], matches);
  expect(first).toMatchObject({ filmId: 2, form: 'LDWDW', movement: 1, points: 8 });
  expect(second).toMatchObject({ filmId: 1, form: 'WDLDL', movement: -1, points: 8 });
});

it('sees no movement on the first day, and none for a film that rests where it was', () => {
  const firstDay = onDay(1, [1, 2, 3, 0]);
  expect(rankStandings([1, 2, 3], firstDay).map((row) => row.movement)).toEqual([0, 0, 0]);
  const secondDay = [...firstDay, ...onDay(2, [3, 2, 0, 1])];
  const moved = rankStandings([1, 2, 3], secondDay).map((row) => [row.filmId, row.movement]);
  expect(moved).toEqual([
    [1, 0],
    [2, 1],
    [3, -1],
  ]);
});
