import type { Match } from '@girone/contract/matches';
import type { TournamentDetail } from '@girone/contract/tournaments';
import { useQuery } from '@tanstack/react-query';
import { matchDayQuery } from '../../lib/shared-queries.ts';

/** How many open matches wait for the viewer's answer; null for whoever has no vote here. */
export function useVotesLeft({
  id,
  currentMatchDay,
  viewerVotesLeft,
}: TournamentDetail): number | null {
  // Where the matches have been looked at, they know of every answer at once.
  const { data: unanswered = Infinity } = useQuery({
    ...matchDayQuery(id, currentMatchDay),
    enabled: false,
    select: countUnanswered,
  });
  // No answer is taken back: the smaller one is the newer.
  return viewerVotesLeft === null ? null : Math.min(viewerVotesLeft, unanswered);
}

function countUnanswered(matches: readonly Match[]): number {
  return matches.filter(
    ({ viewerMayVote, viewerVote, viewerNotSeen }) =>
      viewerMayVote && viewerVote === null && !viewerNotSeen,
  ).length;
}
