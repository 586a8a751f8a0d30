import { aliasedTable, and, asc, eq } from 'drizzle-orm';
import { drawnTitle, drawnYear } from '../../domain/queries/film-columns.ts';
import {
  takesViewer,
  visibleTournaments,
  visitor,
  type Viewer,
} from '../../domain/queries/visible-tournaments.ts';
import { circles } from '../../domain/schema/circles.ts';
import { films } from '../../domain/schema/films.ts';
import { matches } from '../../domain/schema/matches.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const filedTournament = statement(
  'filed_tournament',
  { ...takesViewer, id: 'int' },
  ({ id, ...viewer }) =>
    build
      .select({
        id: tournaments.id,
        name: tournaments.name,
        description: tournaments.description,
        status: tournaments.status,
        isPublic: tournaments.isPublic,
        circleName: circles.name,
        matchDayFrequencyHours: tournaments.matchDayFrequencyHours,
        startedAt: tournaments.startedAt,
        completedAt: tournaments.completedAt,
        cancelledAt: tournaments.cancelledAt,
        drawSeed: tournaments.drawSeed,
      })
      .from(tournaments)
      .leftJoin(circles, eq(circles.id, tournaments.circleId))
      .where(and(eq(tournaments.id, id), visibleTournaments(viewer))),
);

export type FiledTournament = Awaited<ReturnType<typeof filedTournament>>[number];

/** Absent also when the viewer may not know of it. */
export async function findFiledTournament(db: Db, viewer: Viewer | null, id: number) {
  const [row] = await filedTournament(db, { ...(viewer ?? visitor), id });
  return row;
}

/** In the order in which they were nominated, from which the seed makes that of the draw. */
export const findFiledFilms = statement('filed_films', { tournamentId: 'int' }, (places) =>
  build
    .select({
      id: films.id,
      title: drawnTitle(films, filmNominations.tournamentId),
      year: drawnYear(films, filmNominations.tournamentId),
    })
    .from(filmNominations)
    .innerJoin(films, eq(films.id, filmNominations.filmId))
    .where(eq(filmNominations.tournamentId, places.tournamentId))
    .orderBy(asc(filmNominations.id)),
);

const home = aliasedTable(films, 'home');
const away = aliasedTable(films, 'away');

export type FiledMatch = Awaited<ReturnType<typeof findFiledMatches>>[number];

/** All of a championship, in the order of the calendar. */
export const findFiledMatches = statement('filed_matches', { tournamentId: 'int' }, (places) =>
  build
    .select({
      matchDay: matches.matchDay,
      isHomeMatch: matches.isHomeMatch,
      matchNumber: matches.matchNumber,
      status: matches.status,
      film1Id: matches.film1Id,
      film2Id: matches.film2Id,
      home: {
        title: drawnTitle(home, matches.tournamentId),
        year: drawnYear(home, matches.tournamentId),
      },
      away: {
        title: drawnTitle(away, matches.tournamentId),
        year: drawnYear(away, matches.tournamentId),
      },
      film1Votes: matches.film1Votes,
      film2Votes: matches.film2Votes,
      winnerId: matches.winnerId,
      completedAt: matches.completedAt,
    })
    .from(matches)
    .innerJoin(home, eq(home.id, matches.film1Id))
    .innerJoin(away, eq(away.id, matches.film2Id))
    .where(eq(matches.tournamentId, places.tournamentId))
    .orderBy(asc(matches.matchNumber)),
);
