import type { AdminMatch, AdminTournament } from '@girone/contract/admin-seasons';
import { measureProgress } from '@girone/championship/season-progress';
import type { AdminMatchRow } from './admin-matches.repo.ts';
import type { AdminTournamentRow } from './admin-seasons.repo.ts';

export function presentAdminTournament(row: AdminTournamentRow): AdminTournament {
  const { status, filmsCount: films, closedDays } = row;
  const progress = measureProgress({ status, films, closedDays });
  return {
    id: row.id,
    name: row.name,
    status,
    isPublic: row.isPublic,
    circleName: row.circleName,
    creatorName: row.creatorName,
    filmsCount: films,
    matchesCompleted: progress.completed,
    totalMatches: progress.matches,
    currentMatchDay: row.currentMatchDay,
    totalMatchDays: progress.matchDays,
    dayClosesAt: row.dayClosesAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
  };
}

/** Of an open match no figure at all: a secret count is secret to admins too. */
export function presentAdminMatch(row: AdminMatchRow): AdminMatch {
  const { status, film1Votes, film2Votes, correctedAt: at, correctionReason: reason } = row;
  const isCompleted = status === 'completed';
  return {
    id: row.id,
    tournament: row.tournament,
    matchDay: row.matchDay,
    matchNumber: row.matchNumber,
    film1: row.film1,
    film2: row.film2,
    status,
    isAbandoned: row.isAbandoned,
    film1Votes: isCompleted ? film1Votes : null,
    film2Votes: isCompleted ? film2Votes : null,
    autoAdvanceTime: row.autoAdvanceTime?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    correction: at && reason !== null ? { at: at.toISOString(), reason } : null,
  };
}
