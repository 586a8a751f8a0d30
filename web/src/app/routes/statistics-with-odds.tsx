import type { ReactNode } from 'react';
import { useSession } from '../../features/session/use-session.ts';
import { SeasonStatistics } from '../../features/statistics/season-statistics.tsx';
import { LazyOdds } from './lazy-odds.tsx';
import { LazyRobustness } from './lazy-robustness.tsx';

interface StatisticsWithOddsProps {
  season: { id: number; status: string; cancelledAt: string | null };
  /** Where the table does not have it already. */
  chart?: ReactNode;
}

/** What a season is made of, and what may become of it, or how solid its title is, unless it was called off. */
export function StatisticsWithOdds({ season, chart }: StatisticsWithOddsProps) {
  const { user } = useSession();
  const { id, status, cancelledAt } = season;
  const isOver = status === 'completed';
  return (
    <SeasonStatistics
      tournamentId={id}
      isOver={isOver}
      chart={chart}
      renderOdds={(facts) =>
        cancelledAt === null ? (
          <>
            {isOver && <LazyRobustness tournamentId={id} />}
            <LazyOdds tournamentId={id} isOver={isOver} hasOwn={user !== null} facts={facts} />
          </>
        ) : (
          facts
        )
      }
    />
  );
}
