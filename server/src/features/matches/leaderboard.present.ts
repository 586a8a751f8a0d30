import type { Season } from '@girone/contract/leaderboard';
import { measureProgress } from '@girone/championship/season-progress';
import type { LeaderRow, SeasonRow } from './seasons.repo.ts';

/** A championship that has begun, with the first rows of its table among those of others. */
export function presentSeason(row: SeasonRow, leaders: readonly LeaderRow[]): Season {
  const { status, filmsCount, closedDays } = row;
  const progress = measureProgress({ status, films: filmsCount, closedDays });
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    status: status === 'active' ? 'active' : 'completed',
    isPublic: row.isPublic,
    circleName: row.circleName,
    participantsCount: row.participantsCount,
    filmsCount,
    matchesCompleted: progress.completed,
    totalMatches: progress.matches,
    currentMatchDay: row.currentMatchDay,
    totalMatchDays: progress.matchDays,
    heldDays: row.heldDays,
    startedAt: row.startedAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    leaders: leaders
      .filter(({ tournamentId }) => tournamentId === row.id)
      .map(({ position, points, film }) => ({ position, points, film })),
    champions: row.champions,
  };
}
