import { expect, test } from 'vitest';
import { rememberTitleRaces } from './remember-title-race.ts';

function race(tournamentId: number, points: readonly number[], left = 1) {
  return {
    tournamentId,
    table: points.map((own, index) => ({
      filmId: index + 1,
      position: 1 + points.filter((other) => other > own).length,
      points: own,
    })),
    fixtures: Array.from({ length: left }, () => ({ film1Id: 1, film2Id: 2 })),
  };
}

test('the same question gets the answer that is known; another table or day a new one', () => {
  const assess = rememberTitleRaces();
  const first = assess(race(1, [3, 0]));
  expect(assess(race(1, [3, 0]))).toBe(first);
  expect(assess(race(2, [3, 0]))).not.toBe(first);
  expect(assess(race(1, [3, 0], 0))).toEqual([
    { filmId: 1, pointsNeeded: 0, canWin: true },
    { filmId: 2, pointsNeeded: null, canWin: false },
  ]);
  expect(assess(race(1, [1, 1]))).toMatchObject([{ canWin: true }, { canWin: true }]);
});

test('what nobody has asked for in a long while is forgotten', () => {
  const assess = rememberTitleRaces();
  const often = assess(race(1, [3, 0]));
  const once = assess(race(2, [3, 0]));
  for (let id = 3; id <= 202; id += 1) {
    assess(race(id, [3, 0]));
    assess(race(1, [3, 0]));
  }
  expect(assess(race(1, [3, 0]))).toBe(often);
  expect(assess(race(2, [3, 0]))).not.toBe(once);
});
