import type { Match } from '@girone/contract/matches';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import styles from './match-day.module.css';
import { MatchesSkeleton } from './matches-skeleton.tsx';
import { matchDayQuery } from '../../domain/shared-queries.ts';

interface MatchDayFrameProps {
  tournamentId: number;
  day: number;
  /** How many places to draw while the matches are on their way. */
  places: number;
  children: (matches: readonly Match[]) => ReactNode;
}

/** Fetches the matches of a day; says that they are coming, or that they did not come. */
export function MatchDayFrame({ tournamentId, day, places, children }: MatchDayFrameProps) {
  const { t } = useTranslation();
  const query = useQuery({
    ...matchDayQuery(tournamentId, day),
    // Where another day is chosen, the page keeps its length until that day is here.
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData } = query;
  if (data !== undefined) {
    return (
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? styles.older : undefined}>
        {children(data)}
      </div>
    );
  }
  if (error === null) return <MatchesSkeleton places={places} />;
  return <LoadFailure compact title={t('matches.failure.title')} variant="primary" query={query} />;
}
