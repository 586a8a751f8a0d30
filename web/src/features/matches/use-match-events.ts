import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../../lib/live.ts';
import { useRefetchSoon } from '../../lib/use-refetch-soon.ts';
import { changeMatch } from './change-match.ts';
import { tournamentMatchesKey } from '../../lib/shared-queries.ts';

/** Keeps the matches of a championship as they are: tallies come with the event, the rest is asked for. */
export function useMatchEvents(tournamentId: number): void {
  const queryClient = useQueryClient();
  const refetchSoon = useRefetchSoon();

  function hear(event: { tournamentId: number }): void {
    if (event.tournamentId !== tournamentId) return;
    refetchSoon({ queryKey: tournamentMatchesKey(tournamentId) });
  }

  useLiveEvent('match', ({ matchId, film1Votes, film2Votes, totalVotes, ...event }) => {
    if (event.tournamentId !== tournamentId) return;
    changeMatch(queryClient, { id: matchId, tournamentId }, (match) =>
      // Tallies of an open match that arrive after its close are older than its result.
      match.status === 'active' ? { ...match, film1Votes, film2Votes, totalVotes } : match,
    );
  });
  useLiveEvent('matchday', hear);
  useLiveEvent('standings', hear);
  useLiveEvent('tournament', hear);
}
