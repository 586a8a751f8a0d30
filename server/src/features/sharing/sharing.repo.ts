import { and, desc, eq, sql } from 'drizzle-orm';
import { filmColumns } from '../../domain/queries/film-columns.ts';
import { closedDays, filmsCount } from '../../domain/queries/season-figures.ts';
import {
  takesViewer,
  visibleTournaments,
  visitor,
  type Viewer,
} from '../../domain/queries/visible-tournaments.ts';
import { films } from '../../domain/schema/films.ts';
import { matchFilms } from '../../domain/schema/matches.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const tournamentById = statement(
  'find_tournament_to_share',
  { ...takesViewer, id: 'int' },
  ({ id, ...viewer }) =>
    build
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
      .where(and(eq(tournaments.id, id), visibleTournaments(viewer))),
);

export type TournamentToShare = Awaited<ReturnType<typeof tournamentById>>[number];

export async function findTournamentToShare(
  db: Db,
  viewer: Viewer | null,
  id: number,
): Promise<TournamentToShare | undefined> {
  const [row] = await tournamentById(db, { ...(viewer ?? visitor), id });
  return row;
}

const filmById = statement('find_film_to_share', { filmId: 'int' }, ({ filmId }) =>
  build
    .select({ ...filmColumns(films), tournamentName: tournaments.name })
    .from(films)
    .innerJoin(matchFilms, eq(matchFilms.filmId, films.id))
    .innerJoin(tournaments, eq(tournaments.id, matchFilms.tournamentId))
    .where(and(eq(films.id, filmId), visibleTournaments(null)))
    .orderBy(desc(tournaments.id))
    .limit(1),
);

/** A film that has been drawn in a public championship, with the latest of those. */
export async function findFilmToShare(db: Db, filmId: number) {
  const [row] = await filmById(db, { filmId });
  return row;
}
