import { useQuery } from '@tanstack/react-query';
import { useLiveEvent } from '../../lib/api/live.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';
import { circleTournamentsQuery } from './circles.queries.ts';

/** The championships of a circle, as they start, go on and end; also one that is new in it. */
export function useCircleTournaments(circleId: number) {
  const query = circleTournamentsQuery(circleId);
  const refetchSoon = useRefetchSoon();
  useLiveEvent('tournament', () => refetchSoon({ queryKey: query.queryKey }));
  return useQuery(query);
}
