import { useTranslation } from '../../i18n/use-translation.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';

const mostPlaces = 6;
/** The height of a card. */
const placeHeight = 420;

/** Places for cards that are on their way. */
export function MatchesSkeleton({ places }: { places: number }) {
  const { t } = useTranslation();
  const names = Array.from(
    { length: Math.min(places, mostPlaces) },
    (_, place) => `place-${place}`,
  );
  return (
    <div aria-busy>
      <VisuallyHidden>
        <output>{t('matches.loading')}</output>
      </VisuallyHidden>
      <Grid columns={3}>
        {names.map((name) => (
          <Skeleton key={name} shape="block" height={placeHeight} />
        ))}
      </Grid>
    </div>
  );
}
