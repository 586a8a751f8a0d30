import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../../lib/api/live.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';
import { changeTally } from './change-match.ts';
import { useVotesOfOtherTabs } from './other-tabs.ts';
import { tournamentMatchesKey } from '../../domain/shared-queries.ts';

/** Keeps the matches of a championship as they are: tallies come with the event, the rest is asked for. */
export function useMatchEvents(tournamentId: number): void {
  const queryClient = useQueryClient();
  const refetchSoon = useRefetchSoon();

  function hear(event: { tournamentId: number }): void {
    if (event.tournamentId !== tournamentId) return;
    refetchSoon({ queryKey: tournamentMatchesKey(tournamentId) });
  }

  useVotesOfOtherTabs();
  useLiveEvent('match', ({ matches }) => {
    for (const tally of matches) {
      if (tally.tournamentId === tournamentId) changeTally(queryClient, tally);
    }
  });
  useLiveEvent('matchday', hear);
  useLiveEvent('standings', hear);
  useLiveEvent('tournament', hear);
}
