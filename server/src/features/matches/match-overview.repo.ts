import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { tournaments } from '../../platform/db/schema/tournaments.ts';
import { closedDays, filmsCount } from '../../platform/db/season-figures.ts';
import { visibleTournaments, type Viewer } from '../../platform/db/visible-tournaments.ts';

/**
 * How many championships that the viewer may see stand where: those that have as many films and closed
 * days have as many matches in each state.
 */
export async function countSeasons(
  db: Db,
  viewer: Viewer | null,
  tournamentId: number | undefined,
) {
  const season = db
    .select({
      status: tournaments.status,
      films: filmsCount.as('films'),
      closedDays: closedDays.as('closed_days'),
    })
    .from(tournaments)
    .where(
      and(
        visibleTournaments(viewer),
        inArray(tournaments.status, ['active', 'completed']),
        tournamentId === undefined ? undefined : eq(tournaments.id, tournamentId),
      ),
    )
    .as('season');
  return db
    .select({
      status: season.status,
      films: season.films,
      closedDays: season.closedDays,
      championships: sql<number>`count(*)::int`,
    })
    .from(season)
    .groupBy(season.status, season.films, season.closedDays);
}

/** The championships in progress that the viewer may see, newest first. */
export async function findInProgress(db: Db, viewer: Viewer | null, limit: number) {
  return db
    .select({
      id: tournaments.id,
      name: tournaments.name,
      status: tournaments.status,
      currentMatchDay: tournaments.currentMatchDay,
      films: filmsCount,
      closedDays,
    })
    .from(tournaments)
    .where(and(visibleTournaments(viewer), eq(tournaments.status, 'active')))
    .orderBy(desc(tournaments.id))
    .limit(limit);
}
