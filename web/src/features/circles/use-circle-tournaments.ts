import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLiveEvent } from '../../lib/live.ts';
import { circleTournamentsQuery } from './circles.queries.ts';

/** One that the circle does not know may be new in it; most are elsewhere, and nobody hurries. */
const longestWaitMs = 1500;

/** The championships of a circle, as they start, go on and end. */
export function useCircleTournaments(circleId: number) {
  const tournaments = useQuery(circleTournamentsQuery(circleId));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const ask = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    void tournaments.refetch();
  });

  useLiveEvent('tournament', ({ tournamentId }) => {
    if (tournaments.data?.some(({ id }) => id === tournamentId) === true) ask();
    else timer.current ??= setTimeout(() => ask(), Math.random() * longestWaitMs);
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return tournaments;
}
