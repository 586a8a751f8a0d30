import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './tournament-standings.module.css';

/** As tall as the rows that will stand there. */
export function StandingsSkeleton({ films }: { films: number }) {
  const { t } = useTranslation();
  const places = Array.from({ length: films }, (_, place) => `place-${place}`);
  return (
    <Card flush aria-busy>
      <VisuallyHidden>
        <output>{t('standings.loading')}</output>
      </VisuallyHidden>
      {places.map((place) => (
        <div key={place} className={styles.waiting}>
          <Skeleton shape="block" width={36} height={54} />
          <Skeleton width="40%" height={16} />
        </div>
      ))}
    </Card>
  );
}
