import { matchStatuses } from '@girone/contract/rules';
import { expect, it } from 'vitest';
import { findVoteRefusal } from './voting.ts';

const match = { status: 'active', film1Id: 10, film2Id: 20, allowUnseen: false } as const;
const forHome = 10;
const forAway = 20;
const forAnother = 30;
const unseen = null;

it('takes a vote for either film of an open match', () => {
  expect(findVoteRefusal(match, forHome)).toBeNull();
  expect(findVoteRefusal(match, forAway)).toBeNull();
});

it('refuses a film that does not play', () => {
  expect(findVoteRefusal(match, forAnother)).toBe('film_not_in_match');
});

it('takes "not seen" only where the championship allows it', () => {
  expect(findVoteRefusal(match, unseen)).toBe('unseen_not_allowed');
  expect(findVoteRefusal({ ...match, allowUnseen: true }, unseen)).toBeNull();
  expect(findVoteRefusal({ ...match, allowUnseen: true }, forHome)).toBeNull();
});

it.each(matchStatuses.filter((status) => status !== 'active'))(
  'takes nothing on a %s match',
  (status) => {
    const closed = { ...match, status, allowUnseen: true };
    for (const answer of [forHome, forAway, unseen, forAnother]) {
      expect(findVoteRefusal(closed, answer)).toBe('match_not_open');
    }
  },
);
