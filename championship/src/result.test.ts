import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findWinner, outcomeFor, pointsFor } from './result.ts';

const votes = fc.oneof(fc.nat({ max: 3 }), fc.nat());

it.each([
  [0, 0, null],
  [5, 5, null],
  [1, 0, 10],
  [0, 1, 20],
  [7, 12, 20],
])('%i–%i is won by %s', (film1Votes, film2Votes, winner) => {
  expect(findWinner({ film1Id: 10, film2Id: 20, film1Votes, film2Votes })).toBe(winner);
});

it('gives 3 and 0 points, or 1 each when the votes are equal', () => {
  fc.assert(
    fc.property(votes, votes, (film1Votes, film2Votes) => {
      const winner = findWinner({ film1Id: 10, film2Id: 20, film1Votes, film2Votes });
      const points = [10, 20].map((film) => pointsFor[outcomeFor(film, winner)]);
      const sign = Math.sign(film1Votes - film2Votes);
      expect(points).toEqual(sign === 0 ? [1, 1] : sign > 0 ? [3, 0] : [0, 3]);
    }),
  );
});

it('does not care which of the two plays at home', () => {
  fc.assert(
    fc.property(votes, votes, (a, b) => {
      const there = findWinner({ film1Id: 10, film2Id: 20, film1Votes: a, film2Votes: b });
      const back = findWinner({ film1Id: 20, film2Id: 10, film1Votes: b, film2Votes: a });
      expect(back).toBe(there);
    }),
  );
});
