import type { Match } from '@girone/contract/matches';
import type { TournamentDetail } from '@girone/contract/tournaments';
import { useQuery } from '@tanstack/react-query';
import { matchDayQuery } from '../../lib/shared-queries.ts';

/**
 * How many open matches wait for the viewer's answer; null while that is not known. Undefined for
 * whoever has no vote here.
 */
export function useVotesLeft(tournament: TournamentDetail): number | null | undefined {
  const isAsked = tournament.viewerMay.vote;
  const { data = null, error } = useQuery({
    ...matchDayQuery(tournament.id, tournament.currentMatchDay),
    enabled: isAsked,
    select: countUnanswered,
  });
  return isAsked && (data !== null || error === null) ? data : undefined;
}

function countUnanswered(matches: readonly Match[]): number {
  return matches.filter(
    ({ viewerMayVote, viewerVote, viewerNotSeen }) =>
      viewerMayVote && viewerVote === null && !viewerNotSeen,
  ).length;
}
