import type { TournamentDetail } from '@girone/contract/tournaments';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { LazySealChip } from '../../domain/season/lazy-seal-chip.tsx';
import { positionsQuery } from '../../domain/season/season-queries.ts';
import { leaderboardQuery } from '../../domain/shared-queries.ts';
import { playedDays } from '../../domain/season/season-state.ts';
import { useDeferredRender } from '../../lib/loading/use-deferred-render.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { StandingsChart } from './standings-chart.tsx';
import { StandingsSkeleton } from './standings-skeleton.tsx';
import { StandingsTable } from './standings-table.tsx';
import { useTableInAddress } from './table-address.ts';
import { TableDay } from './table-day.tsx';
import styles from './tournament-standings.module.css';
import { useStandingsEvents } from './use-standings-events.ts';

/** What of a championship the table needs to know. */
type TableFacts = Pick<
  TournamentDetail,
  'id' | 'status' | 'currentMatchDay' | 'totalMatchDays' | 'cancelledAt'
>;

/** The league table, now or after an earlier match day, and the chart of the season so far. */
export function TournamentStandings({ tournament }: { tournament: TableFacts }) {
  const { t } = useTranslation();
  const address = useTableInAddress();
  const positions = useQuery(positionsQuery(tournament.id));
  // As the championship tells: the chart may still be on its way, or missing.
  const days = positions.data?.matchDays ?? playedDays(tournament);
  const earlier = address.day !== null && address.day < days ? address.day : null;
  const table = useQuery({
    ...leaderboardQuery(tournament.id, earlier),
    // The rows travel from one day's table to the other's: the old one stays until the new is here.
    placeholderData: keepPreviousData,
  });
  useStandingsEvents(tournament.id);

  const rows = table.data;
  const isDrawn = useDeferredRender(rows !== undefined);
  const isChartDrawn = useDeferredRender(positions.data !== undefined);
  if (rows === undefined || !isDrawn) {
    if (table.error === null) return <StandingsSkeleton />;
    return (
      <LoadFailure level={2} title={t('standings.failure.title')} variant="primary" query={table} />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState level={2} title={t('standings.empty')}>
        {t('standings.emptySetup')}
      </EmptyState>
    );
  }
  const day = earlier ?? days;
  const seal = rows[0]?.seal ?? null;
  return (
    <Stack gap={6}>
      <Card as="section" flush aria-busy={table.isPlaceholderData}>
        <CardHead level={2} title={t('standings.title')}>
          <TableDay
            days={days}
            total={tournament.totalMatchDays}
            day={day}
            onChoose={(chosen) => address.choose(chosen === days ? null : chosen)}
          />
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
      {positions.data !== undefined && isChartDrawn && (
        <StandingsChart positions={positions.data} />
      )}
      {positions.data === undefined && positions.error !== null && (
        <LoadFailure compact title={t('standings.chart.failed')} query={positions} />
      )}
    </Stack>
  );
}
