import { expect, test } from 'vitest';
import { sortByVoter } from './sort-by-voter.ts';

test('ballots by match become answers by person, in the order of the matches', () => {
  const sorted = sortByVoter({
    userIds: [7, 12, 30],
    ballots: [
      { film1Id: 1, film2Id: 2, home: '12,7', away: '30' },
      { film1Id: 3, film2Id: 1, home: '', away: '7' },
      { film1Id: 2, film2Id: 3, home: '30,99', away: '' },
    ],
  });
  expect(sorted).toEqual({
    voters: [
      { id: 7, answers: '120' },
      { id: 12, answers: '100' },
      { id: 30, answers: '201' },
    ],
    matches: [
      [1, 2],
      [3, 1],
      [2, 3],
    ],
  });
});
