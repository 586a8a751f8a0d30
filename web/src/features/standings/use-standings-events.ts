import { useLiveEvent } from '../../lib/api/live.ts';
import { positionsQuery } from '../../domain/season/season-queries.ts';
import { leaderboardKey } from '../../domain/shared-queries.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';

/** Asks for the table again when a day has ended or the championship has changed. */
export function useStandingsEvents(tournamentId: number): void {
  const refetchSoon = useRefetchSoon();

  function hear(event: { tournamentId: number }): void {
    if (event.tournamentId !== tournamentId) return;
    const { queryKey } = positionsQuery(tournamentId);
    refetchSoon({ queryKey: leaderboardKey(tournamentId) }, { queryKey });
  }

  useLiveEvent('standings', hear);
  // The table brings the seal of its day along.
  useLiveEvent('seal', hear);
  useLiveEvent('matchday', hear);
  useLiveEvent('tournament', hear);
}
