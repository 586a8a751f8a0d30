import type { MatchStatus } from '@girone/contract/rules';

export interface VotableMatch {
  readonly status: MatchStatus;
  readonly film1Id: number;
  readonly film2Id: number;
  /** The championship was created with "I have not seen it". */
  readonly allowUnseen: boolean;
}

export type VoteRefusal = 'match_not_open' | 'film_not_in_match' | 'unseen_not_allowed';

/**
 * Why this vote cannot be taken, or null. It is for a film, or it is null: "I have not seen it", which
 * counts as having voted and gives neither film a vote. Whether this person may vote here is not asked: that is
 * a question of membership. The owner of a film may, or a day could never be complete.
 */
export function findVoteRefusal(match: VotableMatch, filmId: number | null): VoteRefusal | null {
  if (match.status !== 'active') return 'match_not_open';
  if (filmId === null) return match.allowUnseen ? null : 'unseen_not_allowed';
  const isInMatch = filmId === match.film1Id || filmId === match.film2Id;
  return isInMatch ? null : 'film_not_in_match';
}
