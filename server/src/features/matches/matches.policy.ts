import type { ErrorCode } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import { findVoteRefusal, type VotableMatch } from '@girone/championship/voting';

export interface Voter {
  /** Neither suspended nor deleted since the request came in. */
  readonly isInGoodStanding: boolean;
  /** In this championship. */
  readonly mayTakePart: boolean;
  readonly maySee: boolean;
}

/** The championship is neither over nor cancelled; its last matches may look open even then. */
export type VoteMatch = VotableMatch & { readonly isRunning: boolean };

/** A vote that waited on a device is its voter's alone, whoever has signed in there meanwhile. */
export function isOwnVote(userId: UserId, kept: { readonly voterId: number } | undefined): boolean {
  return kept === undefined || kept.voterId === userId;
}

/** Why this vote cannot be taken, or null. Whoever may not see a match learns nothing of it. */
export function refuseVote(
  match: VoteMatch,
  voter: Voter,
  filmId: number | null,
): ErrorCode | null {
  if (!voter.isInGoodStanding) return 'not_signed_in';
  if (!voter.mayTakePart) return voter.maySee ? 'not_eligible' : 'not_found';
  return match.isRunning ? findVoteRefusal(match, filmId) : 'match_not_open';
}
