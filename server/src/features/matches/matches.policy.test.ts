import { expect, test } from 'vitest';
import { refuseVote, type Voter, type VoteMatch } from './matches.policy.ts';

const open: VoteMatch = {
  status: 'active',
  film1Id: 1,
  film2Id: 2,
  allowUnseen: false,
  isRunning: true,
};
const voter: Voter = { isInGoodStanding: true, mayTakePart: true, maySee: true };

test('who may take part votes for one of the two films of an open match', () => {
  expect(refuseVote(open, voter, 1)).toBeNull();
  expect(refuseVote(open, voter, 3)).toBe('film_not_in_match');
});

// The database refuses this as well: without this test nobody would miss the policy.
test('a match that looks open takes no vote once its championship was cancelled', () => {
  expect(refuseVote({ ...open, isRunning: false }, voter, 1)).toBe('match_not_open');
});

test('whoever may not take part learns of a match only what they may see', () => {
  expect(refuseVote(open, { ...voter, mayTakePart: false }, 1)).toBe('not_eligible');
  const outside = { ...voter, mayTakePart: false, maySee: false };
  expect(refuseVote({ ...open, isRunning: false }, outside, 1)).toBe('not_found');
  expect(refuseVote(open, { ...voter, isInGoodStanding: false }, 1)).toBe('not_signed_in');
});
