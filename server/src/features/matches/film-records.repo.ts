import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { containsText } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { filmColumns } from '../../platform/db/film-columns.ts';
import { films } from '../../platform/db/schema/films.ts';
import { standings } from '../../platform/db/schema/standings.ts';
import { tournaments } from '../../platform/db/schema/tournaments.ts';

/**
 * What films have won in all public championships, counted from the last table of each. They are
 * ranked before they are searched: a film keeps its position among all.
 */
export async function findFilmRecords(
  db: Db,
  { search, limit }: { readonly search?: string | undefined; readonly limit: number },
) {
  const record = rankRecords(db);
  return db
    .select({
      position: record.position,
      film: filmColumns(films),
      points: record.points,
      wins: record.wins,
      draws: record.draws,
      losses: record.losses,
      titles: record.titles,
      championships: record.championships,
    })
    .from(record)
    .innerJoin(films, eq(films.id, record.filmId))
    .where(search ? containsText(search, films.title) : undefined)
    .orderBy(asc(record.position), asc(record.filmId))
    .limit(limit);
}

function rankRecords(db: Db) {
  const total = sumTables(db);
  return db
    .select({
      filmId: total.filmId,
      points: total.points,
      wins: total.wins,
      draws: total.draws,
      losses: total.losses,
      titles: total.titles,
      championships: total.championships,
      position: sql<number>`(rank() over (
        order by ${total.points} desc, ${total.wins} desc, ${total.voteDifference} desc
      ))::int`.as('place'),
    })
    .from(total)
    .as('record');
}

function sumTables(db: Db) {
  const lastDay = sql`(select max(last.match_day) from ${standings} as last
    where last.tournament_id = ${tournaments.id})`;
  const isWon = sql`${standings.position} = 1 and ${tournaments.status} = 'completed'
    and ${tournaments.cancelledAt} is null`;
  return db
    .select({
      filmId: standings.filmId,
      points: sql<number>`sum(${standings.points})::int`.as('total_points'),
      wins: sql<number>`sum(${standings.wins})::int`.as('total_wins'),
      draws: sql<number>`sum(${standings.draws})::int`.as('total_draws'),
      losses: sql<number>`sum(${standings.losses})::int`.as('total_losses'),
      voteDifference: sql<number>`sum(${standings.votesFor} - ${standings.votesAgainst})::int`.as(
        'vote_difference',
      ),
      titles: sql<number>`(count(*) filter (where ${isWon}))::int`.as('titles'),
      championships: sql<number>`count(*)::int`.as('championships'),
    })
    .from(tournaments)
    .innerJoin(
      standings,
      and(eq(standings.tournamentId, tournaments.id), eq(standings.matchDay, lastDay)),
    )
    .where(
      and(eq(tournaments.isPublic, true), inArray(tournaments.status, ['active', 'completed'])),
    )
    .groupBy(standings.filmId)
    .as('total');
}
