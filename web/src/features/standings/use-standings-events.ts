import { useLiveEvent } from '../../lib/api/live.ts';
import { positionsQuery } from '../../domain/season/season-queries.ts';
import { leaderboardKey } from '../../domain/shared-queries.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';

/** Asks for the table again when a day has ended or the championship has changed. */
export function useStandingsEvents(tournamentId: number): void {
  const refetchSoon = useRefetchSoon();
  const refetchTableSoon = useRefetchSoon();
  const table = { queryKey: leaderboardKey(tournamentId) };

  function hear(event: { tournamentId: number }): void {
    if (event.tournamentId !== tournamentId) return;
    const { queryKey } = positionsQuery(tournamentId);
    refetchSoon(table, { queryKey });
  }

  useLiveEvent('standings', hear);
  useLiveEvent('seal', (event) => {
    // The table brings the seal of its day along.
    if (event.tournamentId === tournamentId) refetchTableSoon(table);
  });
  useLiveEvent('matchday', hear);
  useLiveEvent('tournament', hear);
}
