import type { CurrentUser } from '@girone/contract/auth';
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
const FirstSteps = lazyComponent(
  withDictionaries(
    ['dashboard'],
    async () => (await import('../../features/first-steps/first-steps-card.tsx')).FirstStepsCard,
  ),
);

interface LazyWishesProps {
  circleId: number;
  person: CurrentUser;
}

/** Where whoever was just let in arrives: the first steps of a member, and what the circle's championships want of them. */
export function LazyWishes({ circleId, person }: LazyWishesProps) {
  const { data } = useQuery(dashboardQuery);
  const refetchSoon = useRefetchSoon();
  useLiveEvent('tournament', () => refetchSoon({ queryKey: dashboardQuery.queryKey }));
  const areStepsHere = useIsLoaded(FirstSteps);
  const areSetupsHere = useIsLoaded(Setups);
  if (data === undefined) return null;
  const { firstSteps: steps } = data;
  const hasSteps = steps?.kind === 'member' && !steps.isHidden && steps.circle?.id === circleId;
  const setups = data.setups.filter((setup) => setup.circleId === circleId && !setup.isDraft);
  return (
    <>
      {hasSteps && (
        <div className={areStepsHere ? styles.wishes : undefined}>
          <FirstSteps firstSteps={steps} facts={data} person={person} />
        </div>
      )}
      {setups.length > 0 && (
        <div className={areSetupsHere ? styles.wishes : undefined}>
          <Setups setups={setups} hasFilms={data.films.count > 0} isMain={!hasSteps} />
        </div>
      )}
    </>
  );
}
