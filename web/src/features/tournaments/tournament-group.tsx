import type { Tournament } from '@girone/contract/tournaments';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { NextPage } from '../../lib/data-states/next-page.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { TournamentCard, type DrawOnCard } from './tournament-card.tsx';
import { TournamentGridSkeleton } from './tournament-grid-skeleton.tsx';
import styles from './tournaments-page.module.css';
import { tournamentsQuery, type TournamentGroup } from './tournaments.queries.ts';

export type TournamentList = ReturnType<typeof useTournamentList>;

export function useTournamentList(group: TournamentGroup, search: string) {
  return useInfiniteQuery({
    ...tournamentsQuery(group, search),
    placeholderData: keepPreviousData,
  });
}

interface GroupProps {
  id: string;
  title: string;
  list: TournamentList;
  /** What is shown where there is none. */
  empty?: ReactNode;
  drawComments?: DrawOnCard | undefined;
}

/** One group of championships: on its way, not arrived, empty, or there, page by page. */
export function Group({ id, title, list, empty = null, drawComments }: GroupProps) {
  const { t } = useTranslation();
  const { error } = list;
  // That the search before has found nothing is no answer to this one.
  const isKnown = !list.isPlaceholderData || (list.data?.length ?? 0) > 0;
  const tournaments = isKnown ? list.data : undefined;
  const count = tournaments?.length ?? 0;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <SectionHead
        id={id}
        title={title}
        count={tournaments === undefined ? undefined : `${count}${list.hasNextPage ? '+' : ''}`}
      />
      {tournaments === undefined && error === null && <TournamentGridSkeleton />}
      {tournaments === undefined && error !== null && (
        <LoadFailure title={t('tournaments.failure.title')} query={list} />
      )}
      {tournaments?.length === 0 && empty}
      {tournaments !== undefined && count > 0 && (
        <Cards
          titleId={id}
          tournaments={tournaments}
          isOlder={list.isPlaceholderData}
          drawComments={drawComments}
        />
      )}
      <NextPage
        list={list}
        label={t('tournaments.groups.more')}
        failed={t('tournaments.groups.moreFailed')}
      />
    </section>
  );
}

interface CardsProps {
  titleId: string;
  tournaments: readonly Tournament[];
  /** Of the search before; the new ones are on their way. */
  isOlder: boolean;
  drawComments: DrawOnCard | undefined;
}

function Cards({ titleId, tournaments, isOlder, drawComments }: CardsProps) {
  return (
    <Grid
      as="ul"
      columns={3}
      aria-labelledby={titleId}
      aria-busy={isOlder}
      className={isOlder ? styles.older : undefined}
    >
      {tournaments.map((tournament) => (
        <TournamentCard key={tournament.id} tournament={tournament} drawComments={drawComments} />
      ))}
    </Grid>
  );
}
