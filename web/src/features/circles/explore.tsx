import type { Circle } from '@girone/contract/circles';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { NextPage } from '../../lib/data-states/next-page.tsx';
import { circleAddress } from '../../domain/circle/circle-address.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { focusSearch } from '../../ui/forms/search-field.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { CircleCard } from './circle-card.tsx';
import { CircleGridSkeleton } from './circle-grid-skeleton.tsx';
import type { CirclesPlace } from './circles-address.ts';
import { circlesQuery, membersQuery } from './circles.queries.ts';
import { ExploreTools } from './explore-tools.tsx';
import styles from './explore.module.css';
import { RoleBadge } from './role-badge.tsx';
import { JoinActions } from './join-actions.tsx';

interface ExploreProps {
  place: CirclesPlace;
  viewerId: number;
  /** The viewer's places are all taken. */
  isFull: boolean;
  onChange: (part: Partial<CirclesPlace>) => void;
}

/** All circles there are, and the tools to find one among them. */
export function Explore({ place, viewerId, isFull, onChange }: ExploreProps) {
  const { t } = useTranslation();
  const list = useInfiniteQuery({
    ...circlesQuery(place.filter, place.search),
    placeholderData: keepPreviousData,
  });
  const { data: circles, error } = list;
  // That the search before has found nothing is no answer to this one.
  const isOlderNothing = list.isPlaceholderData && circles?.length === 0;
  const isNarrowed = place.filter !== 'all' || place.search !== '';

  return (
    <section aria-labelledby="explore-circles">
      <SectionHead id="explore-circles" title={t('circles.explore.title')}>
        <ExploreTools place={place} onChange={onChange} />
      </SectionHead>
      {isFull && (
        <Banner kind="wait" title={t('circles.explore.fullTitle')} className={styles.banner}>
          {t('circles.explore.fullText')}
        </Banner>
      )}
      <VisuallyHidden>
        <output>
          {isNarrowed &&
            circles !== undefined &&
            !list.isPlaceholderData &&
            t('circles.explore.shown', { count: circles.length })}
        </output>
      </VisuallyHidden>
      {(circles === undefined || isOlderNothing) && error === null && (
        <CircleGridSkeleton label={t('circles.loading')} count={6} />
      )}
      {circles === undefined && error !== null && (
        <LoadFailure
          title={isNarrowed ? t('circles.explore.errorTitle') : t('circles.failure.title')}
          query={list}
          fallback={isNarrowed ? t('circles.explore.errorText') : undefined}
        />
      )}
      {circles?.length === 0 && !isOlderNothing && (
        <NothingThere
          isNarrowed={isNarrowed}
          onReset={() => {
            focusSearch();
            onChange({ filter: 'all', search: '' });
          }}
        />
      )}
      {circles !== undefined && circles.length > 0 && (
        <Grid
          as="ul"
          columns={3}
          aria-label={t('circles.explore.list')}
          aria-busy={list.isPlaceholderData}
          className={list.isPlaceholderData ? styles.older : undefined}
        >
          {circles.map((circle) => (
            <ExploreCard key={circle.id} circle={circle} viewerId={viewerId} isFull={isFull} />
          ))}
        </Grid>
      )}
      <NextPage
        list={list}
        label={t('circles.explore.more')}
        failed={t('circles.explore.moreFailed')}
      />
    </section>
  );
}

interface ExploreCardProps {
  circle: Circle;
  viewerId: number;
  isFull: boolean;
}

function ExploreCard({ circle, viewerId, isFull }: ExploreCardProps) {
  const { t } = useTranslation();
  const { id, name, viewerRole } = circle;
  // The ring of a circle of the viewer's is known from above.
  const { data: members } = useQuery({
    ...membersQuery(id),
    enabled: viewerRole !== null && circle.coverImagePath === null,
  });
  return (
    <CircleCard
      circle={circle}
      members={viewerRole === null ? undefined : members}
      badge={<RoleBadge circle={circle} viewerId={viewerId} />}
    >
      {viewerRole === null ? (
        <JoinActions circle={circle} isFull={isFull} />
      ) : (
        <ButtonLink
          href={circleAddress(id)}
          variant="secondary"
          aria-label={t('circles.mine.openNamed', { name })}
        >
          {t('circles.mine.open')}
        </ButtonLink>
      )}
    </CircleCard>
  );
}

interface NothingThereProps {
  isNarrowed: boolean;
  onReset: () => void;
}

function NothingThere({ isNarrowed, onReset }: NothingThereProps) {
  const { t } = useTranslation();
  if (!isNarrowed) {
    return (
      <EmptyState title={t('circles.explore.noneTitle')}>
        {t('circles.explore.noneText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('circles.explore.nothingTitle')}
      actions={
        <Button variant="secondary" onClick={onReset}>
          {t('circles.explore.reset')}
        </Button>
      }
    >
      {t('circles.explore.nothingText')}
    </EmptyState>
  );
}
