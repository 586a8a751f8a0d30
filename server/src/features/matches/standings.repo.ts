import { and, asc, eq, gt, gte, lte, sql } from 'drizzle-orm';
import type { StandingsRow } from '../../championship/ranking.ts';
import type { CompletedMatch } from '../../championship/standings.ts';
import type { Database, Db, Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { films } from '../../platform/db/schema/films.ts';
import { matches } from '../../platform/db/schema/matches.ts';
import { standings } from '../../platform/db/schema/standings.ts';
import { filmNominations, tournaments } from '../../platform/db/schema/tournaments.ts';
import { lastTableDay } from '../../platform/db/season-figures.ts';
import { playingFilm } from './matches.repo.ts';

/** The films of a championship, in the order in which they were nominated. */
export async function findNominatedFilms(db: Db, tournamentId: number): Promise<number[]> {
  const rows = await db
    .select({ filmId: filmNominations.filmId })
    .from(filmNominations)
    .where(eq(filmNominations.tournamentId, tournamentId))
    .orderBy(asc(filmNominations.id));
  return rows.map(({ filmId }) => filmId);
}

/** The results up to a day. */
export async function findResults(
  db: Db,
  tournamentId: number,
  lastDay: number,
): Promise<CompletedMatch[]> {
  return db
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
    );
}

export async function insertStandings(
  tx: Transaction,
  day: { readonly tournamentId: number; readonly matchDay: number },
  rows: readonly StandingsRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(standings).values(rows.map((row) => ({ ...day, ...row })));
}

/** The tables of a championship from a day on. */
export async function deleteStandings(
  tx: Transaction,
  tournamentId: number,
  fromDay: number,
): Promise<void> {
  await tx
    .delete(standings)
    .where(and(eq(standings.tournamentId, tournamentId), gte(standings.matchDay, fromDay)));
}

/** What the last table of a championship says of each film. */
export async function findLastTable(db: Db, tournamentId: number) {
  return db
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
    );
}

/** Championships that have begun, page by page. */
export async function findBegun(db: Db, afterId: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(and(gt(tournaments.currentMatchDay, 0), gt(tournaments.id, afterId)))
    .orderBy(asc(tournaments.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export type TableRow = Awaited<ReturnType<ReturnType<typeof prepareTable>>>[number];

/**
 * The table after a day, or after the last one that has a table. Built once and planned once by each
 * connection: it is the most read of all.
 */
export function prepareTable(db: Database) {
  const tournamentId = sql`${sql.placeholder('tournamentId')}::int`;
  const query = db
    .select({
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
      film: playingFilm(films, users),
    })
    .from(standings)
    .innerJoin(films, eq(films.id, standings.filmId))
    .innerJoin(users, eq(users.id, films.ownerId))
    .where(
      sql`${standings.tournamentId} = ${tournamentId} and ${standings.matchDay} = coalesce(
        ${sql.placeholder('matchDay')}::int, ${lastTableDay(tournamentId)}
      )`,
    )
    .orderBy(asc(standings.listOrder))
    .prepare('find_table');
  return (id: number, matchDay: number | undefined) =>
    query.execute({ tournamentId: id, matchDay: matchDay ?? null });
}

export async function findFilms(db: Db, filmIds: readonly number[]) {
  return db
    .select(playingFilm(films, users))
    .from(films)
    .innerJoin(users, eq(users.id, films.ownerId))
    .where(sql`${films.id} = any(${sql.param([...filmIds])}::int[])`);
}

/** Each film's position after each day, the leader of the last table first. */
export async function findPositions(db: Db, tournamentId: number) {
  return db
    .select({
      filmId: standings.filmId,
      filmTitle: films.title,
      positions: sql<number[]>`array_agg(${standings.position} order by ${standings.matchDay})`,
    })
    .from(standings)
    .innerJoin(films, eq(films.id, standings.filmId))
    .where(eq(standings.tournamentId, tournamentId))
    .groupBy(standings.filmId, films.title)
    .orderBy(sql`(array_agg(${standings.listOrder} order by ${standings.matchDay} desc))[1]`);
}
