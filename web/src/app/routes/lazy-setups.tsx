import { useQuery } from '@tanstack/react-query';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { useLiveEvent } from '../../lib/api/live.ts';
import { dashboardQuery } from '../../domain/shared-queries.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';
import { lazyComponent, useIsLoaded } from '../../ui/loading/lazy-component.tsx';
import styles from './circle.module.css';

const Setups = lazyComponent(
  withDictionaries(['dashboard'], async () => (await import('./dashboard-setups.tsx')).Setups),
);

/** What the championships of a circle want of the viewer, where whoever was just let in arrives. */
export function LazySetups({ circleId }: { circleId: number }) {
  const { data } = useQuery(dashboardQuery);
  const refetchSoon = useRefetchSoon();
  useLiveEvent('tournament', () => refetchSoon({ queryKey: dashboardQuery.queryKey }));
  const setups =
    data?.setups.filter((setup) => setup.circleId === circleId && !setup.isDraft) ?? [];
  const isLoaded = useIsLoaded(Setups);
  if (data === undefined || setups.length === 0) return null;
  return (
    <div className={isLoaded ? styles.wishes : undefined}>
      <Setups setups={setups} hasFilms={data.films.count > 0} isMain />
    </div>
  );
}
