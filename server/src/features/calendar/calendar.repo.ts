import type { UserId } from '@girone/contract/ids';
import type { MatchStatus } from '@girone/contract/rules';
import { and, asc, desc, eq, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { isAccountLive } from '../../domain/queries/live-accounts.ts';
import { ownTournamentIds } from '../../domain/queries/own-tournaments.ts';
import {
  takesViewer,
  visibleTournaments,
  visitor,
  type Viewer,
} from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import { drawnTitle } from '../../domain/queries/film-columns.ts';
import { films } from '../../domain/schema/films.ts';
import { matches, votes } from '../../domain/schema/matches.ts';
import { seals } from '../../domain/schema/verification.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import type { KeyHolder } from './calendar-key.ts';

const versionOf = statement('calendar_version', { userId: 'int' }, ({ userId }) =>
  build.select({ version: users.calendarVersion }).from(users).where(eq(users.id, userId)),
);

export async function findVersion(db: Db, userId: UserId): Promise<number> {
  const [row] = await versionOf(db, { userId });
  if (!row) throw new Error(`user ${userId} is gone although they are signed in`);
  return row.version;
}

const nextVersionOf = statement('raise_calendar_version', { userId: 'int' }, ({ userId }) =>
  build
    .update(users)
    .set({ calendarVersion: sql`${users.calendarVersion} + 1` })
    .where(eq(users.id, userId))
    .returning({ version: users.calendarVersion }),
);

/** The next generation of addresses; the one before is worth nothing from now on. */
export async function raiseVersion(db: Db, userId: UserId): Promise<number> {
  const [row] = await nextVersionOf(db, { userId });
  if (!row) throw new Error(`user ${userId} is gone although they are signed in`);
  return row.version;
}

const keyHolder = statement(
  'find_calendar_owner',
  { userId: 'int', version: 'int' },
  ({ userId, version }) =>
    build
      .select({ userId: users.id, isAdmin: users.isAdmin, language: users.language })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.calendarVersion, version), isAccountLive)),
);

/** Absent once the addresses have been renewed, and for accounts that may not act. */
export async function findKeyHolder(db: Db, holder: KeyHolder) {
  const [row] = await keyHolder(db, { ...holder });
  return row;
}

function selectTournaments() {
  return build
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

const tournamentById = statement(
  'find_calendar_tournament',
  { ...takesViewer, id: 'int' },
  ({ id, ...viewer }) =>
    selectTournaments().where(and(eq(tournaments.id, id), visibleTournaments(viewer))),
);

export type FeedTournament = Awaited<ReturnType<typeof tournamentById>>[number];

/** Absent also when the viewer may not know of it. */
export async function findFeedTournament(
  db: Db,
  viewer: Viewer | null,
  id: number,
): Promise<FeedTournament | undefined> {
  const [row] = await tournamentById(db, { ...(viewer ?? visitor), id });
  return row;
}

/** The person's championships that have begun: those in progress, then the latest. */
export const findTournamentsOf = statement(
  'calendar_tournaments_of',
  { ...takesViewer, limit: 'int' },
  ({ limit, ...viewer }) =>
    selectTournaments()
      .where(
        and(
          inArray(tournaments.status, ['active', 'completed']),
          visibleTournaments(viewer),
          isOf(viewer.userId),
        ),
      )
      .orderBy(asc(tournaments.status), desc(tournaments.id))
      .limit(limit),
);

/** Their own, and public ones that they have voted in. */
function isOf(userId: SQL): SQL {
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

type Instant = (typeof matches)['completedAt' | 'scheduledStartTime'] | (typeof seals)['sealedAt'];

function lastOf(instant: Instant) {
  return sql<Date | null>`max(${instant})`.mapWith(instant);
}

/** The match days of championships, each with its fixtures in the order of the calendar. */
export const findMatchDays = statement('calendar_match_days', { ids: 'int[]' }, ({ ids }) =>
  build
    .select({
      tournamentId: matches.tournamentId,
      matchDay: matches.matchDay,
      // A day opens and closes as a whole.
      status: sql<MatchStatus>`max(${matches.status})`,
      isFirstLeg: sql<boolean>`bool_and(${matches.isHomeMatch})`,
      plannedAt: lastOf(matches.scheduledStartTime),
      openedAt: lastOf(matches.actualStartTime),
      closesAt: lastOf(matches.autoAdvanceTime),
      closedAt: lastOf(matches.completedAt),
      correctedAt: lastOf(matches.correctedAt),
      seal: sql<string | null>`max(${seals.hash})`,
      sealedAt: lastOf(seals.sealedAt),
      homeIds: inOrder(matches.film1Id),
      awayIds: inOrder(matches.film2Id),
      homeVotes: inOrder(matches.film1Votes),
      awayVotes: inOrder(matches.film2Votes),
    })
    .from(matches)
    .leftJoin(
      seals,
      and(
        eq(seals.tournamentId, matches.tournamentId),
        eq(seals.matchDay, matches.matchDay),
        eq(seals.kind, 'day'),
      ),
    )
    .where(sql`${matches.tournamentId} = any(${ids})`)
    .groupBy(matches.tournamentId, matches.matchDay)
    .orderBy(asc(matches.tournamentId), asc(matches.matchDay)),
);

export type MatchDayRow = Awaited<ReturnType<typeof findMatchDays>>[number];

export const findFilmsIn = statement('calendar_films', { ids: 'int[]' }, ({ ids }) =>
  build
    .select({
      tournamentId: filmNominations.tournamentId,
      id: films.id,
      title: drawnTitle(films, filmNominations.tournamentId),
    })
    .from(filmNominations)
    .innerJoin(films, eq(films.id, filmNominations.filmId))
    .where(sql`${filmNominations.tournamentId} = any(${ids})`)
    .orderBy(asc(filmNominations.tournamentId), asc(filmNominations.id)),
);

export type FeedFilm = Awaited<ReturnType<typeof findFilmsIn>>[number];
