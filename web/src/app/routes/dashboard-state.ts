import type { Dashboard } from '@girone/contract/dashboard';
import type { Match } from '@girone/contract/matches';

export function isAnswered({ viewerVote, viewerNotSeen }: Match): boolean {
  return viewerVote !== null || viewerNotSeen;
}

/**
 * Open matches that still wait for the viewer. All that are listed did when they came; those that were
 * answered in place since then no longer do.
 */
export function votesLeft({ count, matches }: Dashboard['waiting' | 'others']): number {
  return count - matches.filter(isAnswered).length;
}

/** What there is to say about votes; nobody has voted on everything who has not voted. */
export type VoteState = 'waiting' | 'othersOpen' | 'votedOthersOpen' | 'voted' | 'ready' | 'none';

export function voteStateOf({ waiting, others, tournaments }: Dashboard): VoteState {
  if (votesLeft(waiting) > 0) return 'waiting';
  const hasVotedOwn = waiting.answered > 0 || waiting.matches.some(isAnswered);
  if (votesLeft(others) > 0) return hasVotedOwn ? 'votedOthersOpen' : 'othersOpen';
  const hasVotedOthers = others.answered > 0 || others.matches.some(isAnswered);
  if (hasVotedOwn || hasVotedOthers) return 'voted';
  return tournaments.gettingReady > 0 ? 'ready' : 'none';
}
