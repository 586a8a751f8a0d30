import { useQuery } from '@tanstack/react-query';
import { useLiveEvent } from '../../lib/live.ts';
import { circleTournamentsQuery } from './circles.queries.ts';

/** The championships of a circle, as they start, go on and end. */
export function useCircleTournaments(circleId: number) {
  const tournaments = useQuery(circleTournamentsQuery(circleId));
  useLiveEvent('tournament', () => void tournaments.refetch());
  return tournaments;
}
