import type { MatchStatus } from '@girone/contract/rules';

/** A film, or "I have not seen it": that counts as having voted and gives neither film a vote. */
export type Answer =
  | { readonly answer: 'film'; readonly filmId: number }
  | { readonly answer: 'not_seen' };

export interface VotableMatch {
  readonly status: MatchStatus;
  readonly film1Id: number;
  readonly film2Id: number;
  /** The championship was created with "I have not seen it". */
  readonly allowUnseen: boolean;
}

export type VoteRefusal = 'match_not_open' | 'film_not_in_match' | 'unseen_not_allowed';

/**
 * Why this answer cannot be taken, or null. Whether this person may vote here is not asked: that is
 * a question of membership. The owner of a film may, or a day could never be complete.
 */
export function findVoteRefusal(match: VotableMatch, given: Answer): VoteRefusal | null {
  if (match.status !== 'active') return 'match_not_open';
  if (given.answer === 'not_seen') return match.allowUnseen ? null : 'unseen_not_allowed';
  const isInMatch = given.filmId === match.film1Id || given.filmId === match.film2Id;
  return isInMatch ? null : 'film_not_in_match';
}
