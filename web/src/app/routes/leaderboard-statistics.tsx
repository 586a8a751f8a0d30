import type { Season } from '@girone/contract/leaderboard';
import { useQuery } from '@tanstack/react-query';
import { StandingsChart } from '../../features/standings/standings-chart.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { positionsQuery } from '../../domain/season/season-queries.ts';
import { useStandingsEvents } from '../../features/standings/use-standings-events.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { StatisticsWithOdds } from './statistics-with-odds.tsx';

/** The statistics of a championship with the chart that its table has too. */
export function LeaderboardStatistics({ season }: { season: Season }) {
  return <StatisticsWithOdds season={season} chart={<Chart tournamentId={season.id} />} />;
}

function Chart({ tournamentId }: { tournamentId: number }) {
  const { t } = useTranslation();
  const positions = useQuery(positionsQuery(tournamentId));
  useStandingsEvents(tournamentId);
  if (positions.data !== undefined) return <StandingsChart positions={positions.data} />;
  if (positions.error === null) return null;
  return <LoadFailure compact title={t('standings.chart.failed')} query={positions} />;
}
