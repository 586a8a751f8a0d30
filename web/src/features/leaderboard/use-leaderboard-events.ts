import type { QueryKey } from '@tanstack/react-query';
import { useLiveEvent } from '../../lib/api/live.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';

/** Asks again for what is kept under the keys when a day has ended or a championship has changed. */
export function useLeaderboardEvents(keys: readonly QueryKey[], only?: number): void {
  const refetchSoon = useRefetchSoon();

  function hear({ tournamentId }: { tournamentId: number }): void {
    if (only !== undefined && tournamentId !== only) return;
    refetchSoon(...keys.map((queryKey) => ({ queryKey })));
  }

  useLiveEvent('standings', hear);
  useLiveEvent('matchday', hear);
  useLiveEvent('tournament', hear);
}
