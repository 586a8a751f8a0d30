import { useQuery } from '@tanstack/react-query';
import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { useLiveEvent } from '../../lib/api/live.ts';
import { dashboardQuery } from '../../domain/shared-queries.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';
import styles from './circle.module.css';

const part = latePart(async () => {
  const [{ Setups }] = await Promise.all([
    import('./dashboard-setups.tsx'),
    loadDictionary('dashboard'),
  ]);
  return Setups;
});

/** What the championships of a circle want of the viewer, where whoever was just let in arrives. */
export function LateSetups({ circleId }: { circleId: number }) {
  const { data } = useQuery(dashboardQuery);
  const refetchSoon = useRefetchSoon();
  useLiveEvent('tournament', () => refetchSoon({ queryKey: dashboardQuery.queryKey }));
  const setups =
    data?.setups.filter((setup) => setup.circleId === circleId && !setup.isDraft) ?? [];
  const isWanted = setups.length > 0;
  const { part: Setups } = useLatePart(part, isWanted);
  if (Setups === null || data === undefined || !isWanted) return null;
  return (
    <div className={styles.wishes}>
      <Setups setups={setups} hasFilms={data.films.count > 0} isMain />
    </div>
  );
}
