import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLiveEvent } from '../../lib/live.ts';
import { positionsQuery, standingsKey } from './standings.queries.ts';

/** The end of a day reaches every open page at once: each asks at a moment of its own within this. */
const longestWaitMs = 1500;

/** Asks for the table again when a day has ended or the championship has changed. */
export function useStandingsEvents(tournamentId: number): void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const heardAt = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  function refetchSoon(event: { tournamentId: number }): void {
    if (event.tournamentId !== tournamentId) return;
    heardAt.current = Date.now();
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      for (const queryKey of [standingsKey(tournamentId), positionsQuery(tournamentId).queryKey]) {
        void queryClient.invalidateQueries({
          queryKey,
          // Others show the same table, and may have asked meanwhile.
          predicate: ({ state }) => state.dataUpdatedAt <= heardAt.current,
        });
      }
    }, Math.random() * longestWaitMs);
  }

  useLiveEvent('standings', refetchSoon);
  useLiveEvent('matchday', refetchSoon);
  useLiveEvent('tournament', refetchSoon);
}
