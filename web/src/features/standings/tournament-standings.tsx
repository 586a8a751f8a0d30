import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { LazySealChip } from '../../domain/season/lazy-seal-chip.tsx';
import { leaderboardQuery } from '../../domain/shared-queries.ts';
import { useDeferredRender } from '../../lib/loading/use-deferred-render.ts';
import { WhenNear } from '../../lib/loading/when-near.tsx';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { chartHeight, LazyStandingsChart } from './lazy-standings-chart.tsx';
import { LazyTimeBar } from './lazy-time-bar.tsx';
import { StandingsSkeleton } from './standings-skeleton.tsx';
import { StandingsTable } from './standings-table.tsx';
import styles from './tournament-standings.module.css';
import { useShownDay, type TableFacts } from './use-shown-day.ts';
import { useStandingsEvents } from './use-standings-events.ts';

interface TournamentStandingsProps {
  tournament: TableFacts;
  /** What else there is of an earlier day: above its table, and below the chart. */
  lookBack?: { story: (day: number) => ReactNode; facts: (day: number) => ReactNode };
}

/** The league table and the chart of the season, now or as they were after an earlier match day. */
export function TournamentStandings({ tournament, lookBack }: TournamentStandingsProps) {
  const { t } = useTranslation();
  const { positions, days, earlier, day, choose } = useShownDay(tournament);
  const table = useQuery({
    ...leaderboardQuery(tournament.id, earlier),
    // The rows travel from one day's table to the other's: the old one stays until the new is here.
    placeholderData: keepPreviousData,
  });
  // Whoever goes back goes on: the day after it is there when it is wanted.
  const following = earlier !== null && earlier + 1 < days ? earlier + 1 : null;
  useQuery({ ...leaderboardQuery(tournament.id, following), enabled: following !== null });
  useStandingsEvents(tournament.id);

  const rows = table.data;
  // About: each plays all others twice.
  const films = tournament.totalMatchDays / 2 + 1;
  const isDrawn = useDeferredRender(rows !== undefined);
  const isChartDrawn = useDeferredRender(positions.data !== undefined);
  if (rows?.length === 0) {
    return (
      <EmptyState level={2} title={t('standings.empty')}>
        {t('standings.emptySetup')}
      </EmptyState>
    );
  }
  const bar = days > 0 && (
    <LazyTimeBar
      days={days}
      total={tournament.totalMatchDays}
      day={day}
      closedAt={positions.data?.closedAt[day - 1] ?? null}
      isOver={tournament.status === 'completed'}
      isReady={!table.isPlaceholderData}
      onChoose={choose}
    />
  );
  if (rows === undefined || !isDrawn) {
    return (
      <Stack gap={6}>
        {bar}
        {table.error === null ? (
          <>
            <StandingsSkeleton films={films} />
            <div style={{ blockSize: chartHeight(films) }} />
          </>
        ) : (
          <LoadFailure
            level={2}
            title={t('standings.failure.title')}
            variant="primary"
            query={table}
          />
        )}
      </Stack>
    );
  }
  const seal = rows[0]?.seal ?? null;
  return (
    <Stack gap={6}>
      {bar}
      {earlier !== null && lookBack?.story(earlier)}
      <Card as="section" flush aria-busy={table.isPlaceholderData}>
        <CardHead level={2} title={t('standings.title')}>
          {day === 0
            ? t('standings.before')
            : t('standings.after', { day, total: tournament.totalMatchDays })}
        </CardHead>
        <StandingsTable
          caption={day === 0 ? t('standings.captionStart') : t('standings.caption', { day })}
          rows={rows}
        />
        {rows.some(({ decidedBy }) => decidedBy !== null) && (
          <p className={styles.rules}>{t('standings.tie.rules')}</p>
        )}
        {day > 0 && seal !== null && (
          <div className={styles.seal}>
            {/* Of the table that stood here before it would be the wrong one. */}
            {!table.isPlaceholderData && (
              <LazySealChip tournamentId={tournament.id} day={day} seal={seal} />
            )}
          </div>
        )}
      </Card>
      {positions.data === undefined && positions.error !== null ? (
        <LoadFailure compact title={t('standings.chart.failed')} query={positions} />
      ) : (
        <WhenNear height={chartHeight(films)} isReady={isChartDrawn}>
          {positions.data !== undefined && (
            <LazyStandingsChart positions={positions.data} day={day} />
          )}
        </WhenNear>
      )}
      {earlier !== null && lookBack?.facts(earlier)}
    </Stack>
  );
}
