import { useLiveEvent } from '../../lib/api/live.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';
import { dayBallotsQuery, sealsQuery } from './seal-queries.ts';

/** Asks for the chain and the day's ballots when it has grown: a seal follows its day by a moment. */
export function useSealEvents(tournamentId: number): void {
  const refetchSoon = useRefetchSoon();
  useLiveEvent('seal', (event) => {
    if (event.tournamentId !== tournamentId) return;
    refetchSoon(
      { queryKey: sealsQuery(tournamentId).queryKey },
      { queryKey: dayBallotsQuery(tournamentId, event.matchDay).queryKey },
    );
  });
}
