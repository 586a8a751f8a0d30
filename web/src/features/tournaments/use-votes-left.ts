import type { Match } from '@girone/contract/matches';
import type { TournamentDetail } from '@girone/contract/tournaments';
import { useQuery } from '@tanstack/react-query';
import { matchDayQuery } from '../../domain/shared-queries.ts';

/** How many open matches wait for the viewer's answer; null for whoever has no vote here. */
export function useVotesLeft({
  id,
  currentMatchDay,
  viewerVotesLeft,
}: TournamentDetail): number | null {
  // An answer that was kept from before this was told has none.
  const told = viewerVotesLeft ?? null;
  // Where the matches have been looked at, they know of every answer at once.
  const { data: unanswered = Infinity } = useQuery({
    ...matchDayQuery(id, currentMatchDay),
    enabled: false,
    select: countUnanswered,
  });
  // No answer is taken back: the smaller one is the newer.
  return told === null ? null : Math.min(told, unanswered);
}

/** None that tells anything where the matches were looked at before their day opened. */
function countUnanswered(matches: readonly Match[]): number | undefined {
  const open = matches.filter(({ viewerMayVote }) => viewerMayVote);
  if (open.length === 0) return undefined;
  return open.filter(({ viewerVote, viewerNotSeen }) => viewerVote === null && !viewerNotSeen)
    .length;
}
