import type { Dashboard } from '@girone/contract/dashboard';
import { hasAnswered, votesLeft } from '../../domain/match/answered.ts';

/** What there is to say about votes; nobody has voted on everything who has not voted. */
export type VoteState = 'waiting' | 'othersOpen' | 'votedOthersOpen' | 'voted' | 'ready' | 'none';

export function voteStateOf({ waiting, others, tournaments }: Dashboard): VoteState {
  if (votesLeft(waiting) > 0) return 'waiting';
  const hasVotedOwn = waiting.answered > 0 || waiting.matches.some(hasAnswered);
  if (votesLeft(others) > 0) return hasVotedOwn ? 'votedOthersOpen' : 'othersOpen';
  const hasVotedOthers = others.answered > 0 || others.matches.some(hasAnswered);
  if (hasVotedOwn || hasVotedOthers) return 'voted';
  return tournaments.gettingReady > 0 ? 'ready' : 'none';
}
