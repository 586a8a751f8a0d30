import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './tournament-grid-skeleton.module.css';

const places = ['place-1', 'place-2', 'place-3', 'place-4', 'place-5', 'place-6'];

/** As tall as the cards that will stand there. */
export function TournamentGridSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy>
      <VisuallyHidden>
        <output>{t('tournaments.loading')}</output>
      </VisuallyHidden>
      <Grid columns={3}>
        {places.map((place) => (
          <Card key={place} flush>
            <Skeleton shape="block" height={96} className={styles.strip} />
            <div className={styles.body}>
              <Skeleton width={120} height={26} />
              <Skeleton width="70%" height={28} />
              <Skeleton width="95%" height={14} />
              <Skeleton width="80%" height={14} />
              <Skeleton width="100%" height={10} />
              <Skeleton shape="block" height={44} />
            </div>
          </Card>
        ))}
      </Grid>
    </div>
  );
}
