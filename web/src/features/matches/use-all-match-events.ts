import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useLiveEvent } from '../../lib/api/live.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';
import { changeTally } from './change-match.ts';
import { useVotesOfOtherTabs } from './other-tabs.ts';

/**
 * Keeps matches of all championships as they are: tallies come with the event, and what is kept
 * under the key is asked for again when a day or a championship moves on, or other matches become the viewer's.
 */
export function useAllMatchEvents(queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  const refetchSoon = useRefetchSoon();
  const hear = () => refetchSoon({ queryKey });

  useVotesOfOtherTabs();
  useLiveEvent('match', ({ matches }) => {
    for (const tally of matches) changeTally(queryClient, tally);
  });
  useLiveEvent('matchday', hear);
  useLiveEvent('tournament', hear);
  useLiveEvent('membership', hear);
}
