import { useEffect, useEffectEvent } from 'react';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';
import { listKeysOf } from './change-match.ts';

/**
 * The other tabs of this browser, which are the same person's: each is told in which championship a vote was cast. One
 * for the whole page, since it does not hear itself.
 */
export const otherTabs = new BroadcastChannel('own-votes');

/** The viewer votes in another tab: tallies come by themselves, and would not agree with what is marked as theirs here. */
export function useVotesOfOtherTabs(): void {
  const refetchSoon = useRefetchSoon();
  const hear = useEffectEvent((tournamentId: number) =>
    refetchSoon(...listKeysOf({ tournamentId }).map((queryKey) => ({ queryKey }))),
  );
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent<number>) => hear(data);
    otherTabs.addEventListener('message', onMessage);
    return () => otherTabs.removeEventListener('message', onMessage);
  }, []);
}
