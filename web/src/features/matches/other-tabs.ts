import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listKeysOf } from './change-match.ts';

/**
 * The other tabs of this browser, which are the same person's: each is told in which championship a vote was cast. One
 * for the whole page, since it does not hear itself.
 */
export const otherTabs = new BroadcastChannel('own-votes');

/** The viewer votes in another tab: tallies come by themselves, and would not agree with what is marked as theirs here. */
export function useVotesOfOtherTabs(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    function hear({ data: tournamentId }: MessageEvent<number>): void {
      for (const queryKey of listKeysOf({ tournamentId })) {
        void queryClient.invalidateQueries({ queryKey });
      }
    }
    otherTabs.addEventListener('message', hear);
    return () => otherTabs.removeEventListener('message', hear);
  }, [queryClient]);
}
