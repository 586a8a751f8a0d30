import type { Statistics } from '@girone/contract/statistics';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { statisticsQuery } from '../../domain/season/season-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { justRead } from '../../lib/api/always-stale.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { DayResults } from './day-results.tsx';
import { HeadToHead } from './head-to-head.tsx';
import styles from './statistics.module.css';

interface SeasonAfterDayProps {
  tournamentId: number;
  day: number;
  /** Where a film stood after that day. */
  positionOf: (filmId: number) => number;
  /** What the days until then made of the title. */
  odds: ReactNode;
}

/** The results of one day, and who had beaten whom by then. */
export function SeasonAfterDay({ tournamentId, day, positionOf, odds }: SeasonAfterDayProps) {
  const { t } = useTranslation();
  const query = useQuery({ ...statisticsQuery(tournamentId), ...justRead });
  const { data: statistics, error } = query;
  if (statistics === undefined) {
    if (error !== null) return <LoadFailure compact title={t('statistics.failed')} query={query} />;
    return (
      <SkeletonList label={t('statistics.loading')} count={2}>
        <Skeleton shape="block" height={320} />
      </SkeletonList>
    );
  }
  return (
    <Stack gap={6}>
      <Grid columns={2} className={styles.pair}>
        <DayResults statistics={statistics} day={day} />
        {odds}
      </Grid>
      <HeadToHead
        statistics={until(statistics, day, positionOf)}
        note={day > 0 && t('statistics.afterDay', { day })}
      />
    </Stack>
  );
}

function until(
  { films, results }: Statistics,
  day: number,
  positionOf: SeasonAfterDayProps['positionOf'],
) {
  return {
    films: films.toSorted(
      (one, other) =>
        positionOf(one.id) - positionOf(other.id) || one.title.localeCompare(other.title),
    ),
    results: results.filter(({ matchDay }) => matchDay <= day),
  };
}
