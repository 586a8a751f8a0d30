import type { adminSeasonRoutes } from '@girone/contract/admin-seasons';
import type { RouteInput } from '@girone/contract/route';
import { aliasedTable, and, eq, inArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { drawnTitle } from '../../domain/queries/film-columns.ts';
import { films } from '../../domain/schema/films.ts';
import { matches, matchFilms } from '../../domain/schema/matches.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { containsText, patternOf } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { listPage } from '../../platform/db/list-page.ts';

export type MatchPage = RouteInput<typeof adminSeasonRoutes.listAllMatches>['query'];

/** Which matches are on a page, in order. What is shown of them is a question of its own. */
export async function findMatchIds(db: Db, page: MatchPage): Promise<number[]> {
  const { search, limit } = page;
  const order = listPage({ id: matches.id }, page).orderBy;
  // Built for each call: its text differs with the filters, the direction and the search.
  const rows = search
    ? await union(
        selectOf(db, page, await findStarted(db, { pattern: patternOf(search) })),
        selectByTitle(db, page, search),
      )
        .orderBy(page.direction === 'asc' ? sql`id asc` : sql`id desc`)
        .limit(limit)
    : await db
        .select({ id: matches.id })
        .from(matches)
        .where(isWanted(page))
        .orderBy(...order)
        .limit(limit);
  return rows.map(({ id }) => id);
}

function isWanted(page: MatchPage) {
  const { status, tournamentId } = page;
  return and(
    status && eq(matches.status, status),
    // Nobody can vote on what a cancelled championship has left behind.
    status === 'active' ? eq(matches.isAbandoned, false) : undefined,
    tournamentId === undefined ? undefined : eq(matches.tournamentId, tournamentId),
    listPage({ id: matches.id }, page).isBehind,
  );
}

// A page of those that are found by one thing, and one of those that are found by the other: for each the
// database can choose whether to begin with what has that name or with the matches in their order.

/**
 * Championships of that name which have matches. Asked before: not knowing how many there are, the database
 * would read all matches in their order for one that has none.
 */
const findStarted = statement('started_tournaments_named', { pattern: 'text' }, ({ pattern }) =>
  build
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(
      and(
        containsText(pattern, tournaments.name),
        inArray(tournaments.status, ['active', 'completed']),
      ),
    ),
);

function selectOf(db: Db, page: MatchPage, started: readonly { readonly id: number }[]) {
  const tournamentIds = started.map(({ id }) => id);
  return db
    .select({ id: matches.id })
    .from(matches)
    .where(and(sql`${matches.tournamentId} = any(${sql.param(tournamentIds)})`, isWanted(page)))
    .orderBy(...listPage({ id: matches.id }, page).orderBy)
    .limit(page.limit);
}

/** Twice as many: both films of a match may be found. */
function selectByTitle(db: Db, page: MatchPage, search: string) {
  return db
    .select({ id: matches.id })
    .from(matches)
    .innerJoin(matchFilms, eq(matchFilms.matchId, matches.id))
    .innerJoin(films, eq(films.id, matchFilms.filmId))
    .where(and(containsText(search, films.title), isWanted(page)))
    .orderBy(...listPage({ id: matches.id }, page).orderBy)
    .limit(2 * page.limit);
}

const film1 = aliasedTable(films, 'film1');
const film2 = aliasedTable(films, 'film2');

export type AdminMatchRow = Awaited<ReturnType<typeof findMatchesById>>[number];

/** In no order. */
export const findMatchesById = statement('admin_matches', { ids: 'int[]' }, ({ ids }) =>
  build
    .select({
      id: matches.id,
      tournament: { id: tournaments.id, name: tournaments.name },
      matchDay: matches.matchDay,
      matchNumber: matches.matchNumber,
      film1: { id: film1.id, title: drawnTitle(film1, matches.tournamentId) },
      film2: { id: film2.id, title: drawnTitle(film2, matches.tournamentId) },
      status: matches.status,
      isAbandoned: matches.isAbandoned,
      film1Votes: matches.film1Votes,
      film2Votes: matches.film2Votes,
      autoAdvanceTime: matches.autoAdvanceTime,
      completedAt: matches.completedAt,
      correctedAt: matches.correctedAt,
      correctionReason: matches.correctionReason,
    })
    .from(matches)
    .innerJoin(tournaments, eq(tournaments.id, matches.tournamentId))
    .innerJoin(film1, eq(film1.id, matches.film1Id))
    .innerJoin(film2, eq(film2.id, matches.film2Id))
    .where(sql`${matches.id} = any(${ids})`),
);
