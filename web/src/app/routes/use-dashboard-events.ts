import { useAllMatchEvents } from '../../features/matches/use-all-match-events.ts';
import { useLiveEvent } from '../../lib/api/live.ts';
import { dashboardQuery } from '../../domain/shared-queries.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';

/** Keeps the dashboard as things are: matches, and what ticks a step or knocks at a door. */
export function useDashboardEvents(): void {
  const refetchSoon = useRefetchSoon();
  const hear = () => refetchSoon({ queryKey: dashboardQuery.queryKey });

  useAllMatchEvents(dashboardQuery.queryKey);
  useLiveEvent('odds', hear);
  useLiveEvent('film', hear);
  useLiveEvent('circle', hear);
}
