import { and, asc, eq, gt, gte, lte, sql } from 'drizzle-orm';
import type { StandingsRow } from '@girone/championship/ranking';
import { sealOfDay } from '../../domain/queries/seal-of-day.ts';
import { lastTableDay } from '../../domain/queries/season-figures.ts';
import { drawnTitle } from '../../domain/queries/film-columns.ts';
import { users } from '../../domain/schema/accounts.ts';
import { films } from '../../domain/schema/films.ts';
import { matches } from '../../domain/schema/matches.ts';
import { standings } from '../../domain/schema/standings.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { playingFilm } from './matches.repo.ts';

/** The films of a championship, in the order in which they were nominated, each with the seed of its draw. */
export const findNominatedFilms = statement(
  'films_to_draw',
  { tournamentId: 'int' },
  ({ tournamentId }) =>
    build
      .select({ filmId: filmNominations.filmId, drawSeed: tournaments.drawSeed })
      .from(filmNominations)
      .innerJoin(tournaments, eq(tournaments.id, filmNominations.tournamentId))
      .where(eq(filmNominations.tournamentId, tournamentId))
      .orderBy(asc(filmNominations.id)),
);

/** The results up to a day. */
export const findResults = statement(
  'results_until',
  { tournamentId: 'int', lastDay: 'int' },
  ({ tournamentId, lastDay }) =>
    build
      .select({
        matchDay: matches.matchDay,
        film1Id: matches.film1Id,
        film2Id: matches.film2Id,
        film1Votes: matches.film1Votes,
        film2Votes: matches.film2Votes,
      })
      .from(matches)
      .where(
        and(
          eq(matches.tournamentId, tournamentId),
          lte(matches.matchDay, lastDay),
          eq(matches.status, 'completed'),
        ),
      ),
);

const addStandings = statement(
  'add_standings',
  { tournamentId: 'int', matchDay: 'int', rows: 'text' },
  ({ tournamentId, matchDay, rows }) =>
    build.insert(standings).select(
      sql`select ${tournamentId}, ${matchDay}, ranked.* from jsonb_to_recordset(${rows}::jsonb) as ranked (
        "filmId" int, position int, "listOrder" int, points int, wins int, draws int, losses int,
        played int, "votesFor" int, "votesAgainst" int, form text, movement int, "decidedBy" text
      )`,
    ),
);

export async function insertStandings(
  tx: Transaction,
  day: { readonly tournamentId: number; readonly matchDay: number },
  rows: readonly StandingsRow[],
): Promise<void> {
  await addStandings(tx, { ...day, rows: JSON.stringify(rows) });
}

/** The tables of a championship from a day on. */
export const deleteStandings = statement(
  'delete_standings',
  { tournamentId: 'int', fromDay: 'int' },
  ({ tournamentId, fromDay }) =>
    build
      .delete(standings)
      .where(and(eq(standings.tournamentId, tournamentId), gte(standings.matchDay, fromDay))),
);

/** What the last table of a championship says of each film. */
export const findLastTable = statement('last_table', { tournamentId: 'int' }, ({ tournamentId }) =>
  build
    .select({
      filmId: standings.filmId,
      position: standings.position,
      wins: standings.wins,
      draws: standings.draws,
      losses: standings.losses,
      votesFor: standings.votesFor,
      votesAgainst: standings.votesAgainst,
    })
    .from(standings)
    .where(
      and(
        eq(standings.tournamentId, tournamentId),
        eq(standings.matchDay, lastTableDay(tournamentId)),
      ),
    ),
);

/** Championships that have begun, a hundred after one. */
export const findBegun = statement('begun_after', { afterId: 'int' }, ({ afterId }) =>
  build
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(and(gt(tournaments.currentMatchDay, 0), gt(tournaments.id, afterId)))
    .orderBy(asc(tournaments.id))
    .limit(100),
);

export type TableRow = Awaited<ReturnType<typeof findTable>>[number];

/** The table after a day, or after the last one that has a table. */
export const findTable = statement(
  'table_after',
  { tournamentId: 'int', matchDay: 'int?' },
  ({ tournamentId, matchDay }) =>
    build
      .select({
        matchDay: standings.matchDay,
        seal: sealOfDay(standings),
        position: standings.position,
        listOrder: standings.listOrder,
        filmId: standings.filmId,
        points: standings.points,
        wins: standings.wins,
        draws: standings.draws,
        losses: standings.losses,
        played: standings.played,
        votesFor: standings.votesFor,
        votesAgainst: standings.votesAgainst,
        form: standings.form,
        movement: standings.movement,
        decidedBy: standings.decidedBy,
        film: playingFilm(films, users, standings.tournamentId),
      })
      .from(standings)
      .innerJoin(films, eq(films.id, standings.filmId))
      .innerJoin(users, eq(users.id, films.ownerId))
      .where(
        and(
          eq(standings.tournamentId, tournamentId),
          eq(standings.matchDay, sql`coalesce(${matchDay}, ${lastTableDay(tournamentId)})`),
        ),
      )
      .orderBy(asc(standings.listOrder)),
);

export const findFilms = statement(
  'playing_films',
  { tournamentId: 'int', filmIds: 'int[]' },
  ({ tournamentId, filmIds }) =>
    build
      .select(playingFilm(films, users, tournamentId))
      .from(films)
      .innerJoin(users, eq(users.id, films.ownerId))
      .where(sql`${films.id} = any(${filmIds})`),
);

/** Each film's position after each day, the leader of the last table first. */
export const findPositions = statement(
  'positions_of_films',
  { tournamentId: 'int' },
  ({ tournamentId }) =>
    build
      .select({
        filmId: standings.filmId,
        filmTitle: drawnTitle(films, tournamentId),
        positions: sql<number[]>`array_agg(${standings.position} order by ${standings.matchDay})`,
      })
      .from(standings)
      .innerJoin(films, eq(films.id, standings.filmId))
      .where(eq(standings.tournamentId, tournamentId))
      .groupBy(standings.filmId, films.id)
      .orderBy(sql`(array_agg(${standings.listOrder} order by ${standings.matchDay} desc))[1]`),
);
