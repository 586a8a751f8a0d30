import { Card } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './circle-grid-skeleton.module.css';

interface CircleGridSkeletonProps {
  label: string;
  count: number;
}

/** As tall as the cards that will stand there. */
export function CircleGridSkeleton({ label, count }: CircleGridSkeletonProps) {
  const places = Array.from({ length: count }, (_, place) => `place-${place}`);
  return (
    <div aria-busy>
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      <Grid columns={3}>
        {places.map((place) => (
          <Card key={place} className={styles.card}>
            <Skeleton shape="circle" width={152} height={152} className={styles.ring} />
            <Skeleton width={88} height={26} />
            <Skeleton width="70%" height={28} />
            <Skeleton width="95%" height={14} />
            <Skeleton width="45%" height={14} />
            <Skeleton width={120} height={44} className={styles.action} />
          </Card>
        ))}
      </Grid>
    </div>
  );
}
