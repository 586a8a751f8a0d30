import type { useInfiniteQuery } from '@tanstack/react-query';
import type { Season } from '@girone/contract/leaderboard';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { NextPage } from '../../lib/data-states/next-page.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './leaderboard-page.module.css';
import { SeasonCard } from './season-card.tsx';

interface SeasonListProps {
  list: ReturnType<typeof useInfiniteQuery<unknown, Error, Season[]>>;
  search: string;
}

const titleId = 'public-seasons';
const places = ['place-1', 'place-2', 'place-3'];
/** The height of a card. */
const placeHeight = 216;

/** The championships: on their way, not arrived, none, or there, page by page. */
export function SeasonList({ list, search }: SeasonListProps) {
  const { t } = useTranslation();
  const { error, isPlaceholderData } = list;
  // That the search before has found nothing is no answer to this one.
  const seasons = isPlaceholderData && list.data?.length === 0 ? undefined : list.data;
  return (
    <section aria-labelledby={titleId}>
      <VisuallyHidden as="h2" id={titleId}>
        {t('leaderboard.seasons.title')}
      </VisuallyHidden>
      {seasons === undefined && error === null && <Places />}
      {seasons === undefined && error !== null && (
        <LoadFailure title={t('leaderboard.seasons.failed')} query={list} />
      )}
      {seasons?.length === 0 && (
        <EmptyState
          compact
          title={
            search === ''
              ? t('leaderboard.empty.title')
              : t('leaderboard.seasons.none', { text: search })
          }
        />
      )}
      {seasons !== undefined && seasons.length > 0 && (
        <Grid
          as="ul"
          columns={3}
          aria-labelledby={titleId}
          aria-busy={isPlaceholderData}
          className={isPlaceholderData ? styles.older : undefined}
        >
          {seasons.map((season) => (
            <SeasonCard key={season.id} season={season} />
          ))}
        </Grid>
      )}
      <NextPage
        list={list}
        label={t('leaderboard.seasons.more')}
        failed={t('leaderboard.seasons.moreFailed')}
      />
    </section>
  );
}

function Places() {
  const { t } = useTranslation();
  return (
    <div aria-busy>
      <VisuallyHidden>
        <output>{t('leaderboard.seasons.loading')}</output>
      </VisuallyHidden>
      <Grid columns={3}>
        {places.map((place) => (
          <Skeleton key={place} shape="block" height={placeHeight} />
        ))}
      </Grid>
    </div>
  );
}
