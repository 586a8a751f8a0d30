import type { UserId } from '@girone/contract/ids';
import type { MatchStatus } from '@girone/contract/rules';
import { aliasedTable, and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/db/database.ts';
import { filmColumns } from '../../platform/db/film-columns.ts';
import { personName } from '../../platform/db/person-name.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { circles } from '../../platform/db/schema/circles.ts';
import { films } from '../../platform/db/schema/films.ts';
import { matches, votes } from '../../platform/db/schema/matches.ts';
import { tournaments } from '../../platform/db/schema/tournaments.ts';
import { visibleTournaments, type Viewer } from '../../platform/db/visible-tournaments.ts';

const film1 = aliasedTable(films, 'film1');
const film2 = aliasedTable(films, 'film2');
const owner1 = aliasedTable(users, 'owner1');
const owner2 = aliasedTable(users, 'owner2');

export type MatchRow = Awaited<ReturnType<typeof selectMatches>>[number];

/** Matches with their championship and both films; the caller narrows and orders them. */
export function selectMatches(db: Db) {
  return db
    .select({
      match: {
        id: matches.id,
        matchDay: matches.matchDay,
        matchNumber: matches.matchNumber,
        isHomeMatch: matches.isHomeMatch,
        status: matches.status,
        film1Votes: matches.film1Votes,
        film2Votes: matches.film2Votes,
        winnerId: matches.winnerId,
        scheduledStartTime: matches.scheduledStartTime,
        actualStartTime: matches.actualStartTime,
        autoAdvanceTime: matches.autoAdvanceTime,
        completedAt: matches.completedAt,
        correctedAt: matches.correctedAt,
        correctionReason: matches.correctionReason,
      },
      tournament: {
        id: tournaments.id,
        name: tournaments.name,
        status: tournaments.status,
        circleId: tournaments.circleId,
        circleName: circles.name,
        createdBy: tournaments.createdBy,
        secretCount: tournaments.secretCount,
        allowUnseen: tournaments.allowUnseen,
      },
      film1: playingFilm(film1, owner1),
      film2: playingFilm(film2, owner2),
    })
    .from(matches)
    .innerJoin(tournaments, eq(tournaments.id, matches.tournamentId))
    .leftJoin(circles, eq(circles.id, tournaments.circleId))
    .innerJoin(film1, eq(film1.id, matches.film1Id))
    .innerJoin(film2, eq(film2.id, matches.film2Id))
    .innerJoin(owner1, eq(owner1.id, film1.ownerId))
    .innerJoin(owner2, eq(owner2.id, film2.ownerId));
}

/** A film as a match shows it. */
export function playingFilm(film: typeof films, owner: typeof users) {
  return { ...filmColumns(film), ownerName: personName(owner) };
}

interface DayFilter {
  readonly matchDay?: number | undefined;
  readonly status?: MatchStatus | undefined;
}

/** A championship's matches, in the order of the calendar. */
export async function findMatchesOf(
  db: Db,
  tournamentId: number,
  { matchDay, status }: DayFilter,
): Promise<MatchRow[]> {
  return selectMatches(db)
    .where(
      and(
        eq(matches.tournamentId, tournamentId),
        matchDay === undefined ? undefined : eq(matches.matchDay, matchDay),
        status && eq(matches.status, status),
      ),
    )
    .orderBy(asc(matches.matchNumber));
}

export async function findMatch(
  db: Db,
  viewer: Viewer | null,
  matchId: number,
): Promise<MatchRow | undefined> {
  const [row] = await selectMatches(db).where(
    and(eq(matches.id, matchId), visibleTournaments(viewer)),
  );
  return row;
}

/** Those of the matches that the viewer may see, in no order. */
export async function findMatchesById(
  db: Db,
  viewer: Viewer,
  matchIds: readonly number[],
): Promise<MatchRow[]> {
  if (matchIds.length === 0) return [];
  return selectMatches(db).where(
    and(inArray(matches.id, [...matchIds]), visibleTournaments(viewer)),
  );
}

/** Votes by film of each match; films without one are absent. */
export type Tallies = ReadonlyMap<number, ReadonlyMap<number, number>>;

function prepareCount(db: Db) {
  return db
    .select({ matchId: votes.matchId, filmId: votes.filmId, count: sql<number>`count(*)::int` })
    .from(votes)
    .where(
      and(
        sql`${votes.matchId} = any(${sql.placeholder('matchIds')}::int[])`,
        isNotNull(votes.filmId),
      ),
    )
    .groupBy(votes.matchId, votes.filmId)
    .prepare('count_votes');
}

type CountQuery = ReturnType<typeof prepareCount>;

/** Counted from the votes, along their primary key. */
export async function countVotes(
  db: Db,
  matchIds: readonly number[],
  query: CountQuery = prepareCount(db),
): Promise<Tallies> {
  const tallies = new Map<number, Map<number, number>>();
  if (matchIds.length === 0) return tallies;
  for (const { matchId, filmId, count } of await query.execute({ matchIds })) {
    const byFilm = tallies.get(matchId) ?? new Map<number, number>();
    if (filmId !== null) byFilm.set(filmId, count);
    tallies.set(matchId, byFilm);
  }
  return tallies;
}

/** By their ids and in no order; planned once by each connection, which takes longer than the reading. */
export function prepareMatches(db: Db) {
  return selectMatches(db)
    .where(sql`${matches.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('find_matches_by_id');
}

export interface CountedMatch {
  readonly row: MatchRow;
  readonly tally: ReadonlyMap<number, number> | undefined;
}

/**
 * Reads matches with their votes, for those who are known to see them. Every vote's answer does, so
 * both queries are built once and planned once by each connection.
 */
export function prepareCountedMatches(db: Database) {
  const matchesById = prepareMatches(db);
  const count = prepareCount(db);
  return async (ids: readonly number[]): Promise<Map<number, CountedMatch>> => {
    const [rows, tallies] = await Promise.all([
      matchesById.execute({ ids }),
      countVotes(db, ids, count),
    ]);
    return new Map(rows.map((row) => [row.match.id, { row, tally: tallies.get(row.match.id) }]));
  };
}

export interface ViewerAnswer {
  readonly filmId: number | null;
}

/** What the viewer has answered, by match. */
export async function findAnswersOf(
  db: Db,
  userId: UserId,
  matchIds: readonly number[],
): Promise<Map<number, ViewerAnswer>> {
  if (matchIds.length === 0) return new Map();
  const rows = await db
    .select({ matchId: votes.matchId, filmId: votes.filmId })
    .from(votes)
    .where(and(eq(votes.userId, userId), inArray(votes.matchId, [...matchIds])));
  return new Map(rows.map(({ matchId, filmId }) => [matchId, { filmId }]));
}
