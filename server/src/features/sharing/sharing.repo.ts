import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { filmColumns } from '../../platform/db/film-columns.ts';
import { films } from '../../platform/db/schema/films.ts';
import { matchFilms } from '../../platform/db/schema/matches.ts';
import { standings } from '../../platform/db/schema/standings.ts';
import { filmNominations, tournaments } from '../../platform/db/schema/tournaments.ts';
import { closedDays, filmsCount } from '../../platform/db/season-figures.ts';
import { visibleTournaments, type Viewer } from '../../platform/db/visible-tournaments.ts';

export type TournamentToShare = NonNullable<Awaited<ReturnType<typeof findTournamentToShare>>>;

export async function findTournamentToShare(db: Db, viewer: Viewer | null, id: number) {
  const [row] = await db
    .select({
      id: tournaments.id,
      name: tournaments.name,
      status: tournaments.status,
      isPublic: sql<boolean>`${visibleTournaments(null)}`,
      isCancelled: sql<boolean>`${tournaments.cancelledAt} is not null`,
      currentMatchDay: tournaments.currentMatchDay,
      drawSeed: tournaments.drawSeed,
      films: filmsCount,
      closedDays,
    })
    .from(tournaments)
    .where(and(eq(tournaments.id, id), visibleTournaments(viewer)));
  return row;
}

/** The first rows of the last table; none before the first result. */
export async function findLastTable(db: Db, tournamentId: number, limit: number) {
  const lastDay = sql`(select max(last.match_day) from ${standings} as last
    where last.tournament_id = ${tournamentId})`;
  return db
    .select({
      position: standings.position,
      points: standings.points,
      wins: standings.wins,
      draws: standings.draws,
      losses: standings.losses,
      film: filmColumns(films),
    })
    .from(standings)
    .innerJoin(films, eq(films.id, standings.filmId))
    .where(and(eq(standings.tournamentId, tournamentId), eq(standings.matchDay, lastDay)))
    .orderBy(asc(standings.listOrder))
    .limit(limit);
}

/** The films of a championship, in the order in which they were nominated. */
export async function findNominatedFilms(db: Db, tournamentId: number): Promise<number[]> {
  const rows = await db
    .select({ filmId: filmNominations.filmId })
    .from(filmNominations)
    .where(eq(filmNominations.tournamentId, tournamentId))
    .orderBy(asc(filmNominations.id));
  return rows.map(({ filmId }) => filmId);
}

export async function findFilms(db: Db, filmIds: readonly number[]) {
  if (filmIds.length === 0) return [];
  return db
    .select(filmColumns(films))
    .from(films)
    .where(inArray(films.id, [...filmIds]));
}

/** A film that has been drawn in a public championship, with the latest of those. */
export async function findFilmToShare(db: Db, filmId: number) {
  const [row] = await db
    .select({ ...filmColumns(films), tournamentName: tournaments.name })
    .from(films)
    .innerJoin(matchFilms, eq(matchFilms.filmId, films.id))
    .innerJoin(tournaments, eq(tournaments.id, matchFilms.tournamentId))
    .where(and(eq(films.id, filmId), visibleTournaments(null)))
    .orderBy(desc(tournaments.id))
    .limit(1);
  return row;
}
