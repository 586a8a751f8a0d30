import { describe, expect, it } from 'vitest';
import { countTurnout, findLongestRuns, listClearest, listClosest } from './season-records.ts';

function play(
  matchDay: number,
  [film1Id, film2Id]: readonly [number, number],
  [film1Votes, film2Votes]: readonly [number, number],
) {
  return { matchDay, film1Id, film2Id, film1Votes, film2Votes };
}

// Film 1 wins, wins, draws, wins; film 3 rests on day 3.
const season = [
  play(1, [1, 2], [5, 1]),
  play(1, [3, 4], [2, 2]),
  play(2, [3, 1], [0, 1]),
  play(2, [4, 2], [3, 0]),
  play(3, [1, 4], [4, 4]),
  play(4, [2, 1], [1, 2]),
  play(4, [4, 3], [0, 6]),
];

describe('runs', () => {
  it('are the longest of each film, the longest first', () => {
    const wins = findLongestRuns(season, (outcome) => outcome === 'W');
    expect(wins[0]).toEqual({ filmId: 1, length: 2, fromDay: 1, toDay: 2 });
    expect(wins.map(({ filmId }) => filmId)).toEqual([1, 4, 3]);
    const unbeaten = findLongestRuns(season, (outcome) => outcome !== 'L');
    expect(unbeaten[0]).toEqual({ filmId: 1, length: 4, fromDay: 1, toDay: 4 });
    expect(unbeaten[1]).toEqual({ filmId: 4, length: 3, fromDay: 1, toDay: 3 });
  });

  it('do not depend on the order in which the matches come', () => {
    const unbeaten = (matches: typeof season) =>
      findLongestRuns(matches, (outcome) => outcome !== 'L')[0];
    expect(unbeaten(season.toReversed())).toEqual(unbeaten(season));
  });

  it('go on over a day of rest', () => {
    const losing = findLongestRuns(season, (outcome) => outcome !== 'W');
    expect(losing.find(({ filmId }) => filmId === 3)).toEqual({
      filmId: 3,
      length: 2,
      fromDay: 1,
      toDay: 2,
    });
    const drawn = [play(1, [3, 4], [1, 1]), play(3, [4, 3], [1, 1])];
    expect(findLongestRuns(drawn, (outcome) => outcome === 'D')[0]).toEqual({
      filmId: 3,
      length: 2,
      fromDay: 1,
      toDay: 3,
    });
  });
});

describe('margins', () => {
  it('order the matches; more votes come first among equals', () => {
    expect(listClearest(season)[0]).toBe(season[6]);
    expect(listClosest(season).slice(0, 2)).toEqual([season[4], season[1]]);
  });
});

describe('the turnout', () => {
  it('is counted day by day', () => {
    expect(countTurnout(season.toReversed())).toEqual([
      { matchDay: 1, matches: 2, votes: 10 },
      { matchDay: 2, matches: 2, votes: 4 },
      { matchDay: 3, matches: 1, votes: 8 },
      { matchDay: 4, matches: 2, votes: 9 },
    ]);
  });
});
