import { useLiveEvent } from '../../lib/api/live.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';
import { robustnessQuery } from './robustness.queries.ts';

/** The season ends while somebody looks, or a result is corrected. */
export function useRobustnessEvents(tournamentId: number): void {
  const refetchSoon = useRefetchSoon();

  function hear(event: { tournamentId: number }): void {
    if (event.tournamentId !== tournamentId) return;
    refetchSoon({ queryKey: robustnessQuery(tournamentId).queryKey });
  }

  useLiveEvent('standings', hear);
  useLiveEvent('tournament', hear);
}
