import type { UserId } from '@girone/contract/ids';
import { and, asc, desc, eq, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { isAccountLive } from '../../platform/db/live-accounts.ts';
import { ownTournamentIds } from '../../platform/db/own-tournaments.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { films } from '../../platform/db/schema/films.ts';
import { matches, votes } from '../../platform/db/schema/matches.ts';
import { filmNominations, tournaments } from '../../platform/db/schema/tournaments.ts';
import { visibleTournaments, type Viewer } from '../../platform/db/visible-tournaments.ts';
import type { KeyHolder } from './calendar-key.ts';

export async function findVersion(db: Db, userId: UserId): Promise<number> {
  const [row] = await db
    .select({ version: users.calendarVersion })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new Error(`user ${userId} is gone although they are signed in`);
  return row.version;
}

/** The next generation of addresses; the one before is worth nothing from now on. */
export async function raiseVersion(db: Db, userId: UserId): Promise<number> {
  const [row] = await db
    .update(users)
    .set({ calendarVersion: sql`${users.calendarVersion} + 1` })
    .where(eq(users.id, userId))
    .returning({ version: users.calendarVersion });
  if (!row) throw new Error(`user ${userId} is gone although they are signed in`);
  return row.version;
}

/** Absent once the addresses have been renewed, and for accounts that may not act. */
export async function findKeyHolder(db: Db, { userId, version }: KeyHolder) {
  const [row] = await db
    .select({ userId: users.id, isAdmin: users.isAdmin, language: users.language })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.calendarVersion, version), isAccountLive));
  return row;
}

export type FeedTournament = Awaited<ReturnType<typeof selectTournaments>>[number];

function selectTournaments(db: Db) {
  return db
    .select({
      id: tournaments.id,
      name: tournaments.name,
      status: tournaments.status,
      frequencyHours: tournaments.matchDayFrequencyHours,
      startedAt: tournaments.startedAt,
      cancelledAt: tournaments.cancelledAt,
    })
    .from(tournaments);
}

/** Absent also when the viewer may not know of it. */
export async function findFeedTournament(
  db: Db,
  viewer: Viewer | null,
  id: number,
): Promise<FeedTournament | undefined> {
  const [row] = await selectTournaments(db).where(
    and(eq(tournaments.id, id), visibleTournaments(viewer)),
  );
  return row;
}

/** The person's championships that have begun: those in progress, then the latest. */
export async function findTournamentsOf(
  db: Db,
  viewer: Viewer,
  limit: number,
): Promise<FeedTournament[]> {
  return selectTournaments(db)
    .where(
      and(
        inArray(tournaments.status, ['active', 'completed']),
        visibleTournaments(viewer),
        isOf(viewer.userId),
      ),
    )
    .orderBy(asc(tournaments.status), desc(tournaments.id))
    .limit(limit);
}

/** Their own, and public ones that they have voted in. */
function isOf(userId: UserId): SQL {
  return sql`${tournaments.id} in (
    ${ownTournamentIds(userId)}
    union
    select voted.tournament_id from ${votes}
    join ${matches} as voted on voted.id = ${votes.matchId}
    join ${tournaments} as own on own.id = voted.tournament_id
    where ${votes.userId} = ${userId} and own.circle_id is null
  )`;
}

function inOrder(column: AnyColumn) {
  return sql<number[]>`array_agg(${column} order by ${matches.matchNumber})`;
}

type Instant = (typeof matches)['completedAt' | 'scheduledStartTime'];

function lastOf(instant: Instant) {
  return sql<Date | null>`max(${instant})`.mapWith(instant);
}

export type MatchDayRow = Awaited<ReturnType<typeof findMatchDays>>[number];

/** The match days of championships, each with its fixtures in the order of the calendar. */
export async function findMatchDays(db: Db, tournamentIds: readonly number[]) {
  if (tournamentIds.length === 0) return [];
  return db
    .select({
      tournamentId: matches.tournamentId,
      matchDay: matches.matchDay,
      // A day opens and closes as a whole.
      status: sql<'pending' | 'active' | 'completed'>`max(${matches.status})`,
      isFirstLeg: sql<boolean>`bool_and(${matches.isHomeMatch})`,
      plannedAt: lastOf(matches.scheduledStartTime),
      openedAt: lastOf(matches.actualStartTime),
      closesAt: lastOf(matches.autoAdvanceTime),
      closedAt: lastOf(matches.completedAt),
      correctedAt: lastOf(matches.correctedAt),
      homeIds: inOrder(matches.film1Id),
      awayIds: inOrder(matches.film2Id),
      homeVotes: inOrder(matches.film1Votes),
      awayVotes: inOrder(matches.film2Votes),
    })
    .from(matches)
    .where(inArray(matches.tournamentId, [...tournamentIds]))
    .groupBy(matches.tournamentId, matches.matchDay)
    .orderBy(asc(matches.tournamentId), asc(matches.matchDay));
}

export type FeedFilm = Awaited<ReturnType<typeof findFilmsIn>>[number];

export async function findFilmsIn(db: Db, tournamentIds: readonly number[]) {
  if (tournamentIds.length === 0) return [];
  return db
    .select({ tournamentId: filmNominations.tournamentId, id: films.id, title: films.title })
    .from(filmNominations)
    .innerJoin(films, eq(films.id, filmNominations.filmId))
    .where(inArray(filmNominations.tournamentId, [...tournamentIds]))
    .orderBy(asc(filmNominations.tournamentId), asc(filmNominations.id));
}
