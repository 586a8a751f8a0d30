import type { adminUserRoutes } from '@girone/contract/admin-users';
import type { UserId } from '@girone/contract/ids';
import type { RouteInput } from '@girone/contract/route';
import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isSuspended } from '../../domain/queries/live-accounts.ts';
import { sessions, users } from '../../domain/schema/accounts.ts';
import { reports } from '../../domain/schema/admin.ts';
import { circleMemberships, circles } from '../../domain/schema/circles.ts';
import { secondFactors } from '../../domain/schema/second-factors.ts';
import { containsText } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { listPage } from '../../platform/db/list-page.ts';

export type UserPage = RouteInput<typeof adminUserRoutes.listUsers>['query'];

const isLiveSession = sql`${sessions.userId} = ${users.id} and ${sessions.expire} > now()`;

const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  isEmailVerified: users.isEmailVerified,
  isAdmin: users.isAdmin,
  isSuperAdmin: users.isSuperAdmin,
  hasSecondFactor: sql<boolean>`exists (
    select 1 from ${secondFactors}
    where ${secondFactors.userId} = ${users.id} and ${secondFactors.key} is not null)`.as(
    'has_second_factor',
  ),
  filmsUploaded: users.filmsUploaded,
  maxFilmsAllowed: users.maxFilmsAllowed,
  postsCount: users.postsCount,
  createdAt: users.createdAt,
  lastSeenAt: sql`(select max(${sessions.lastSeenAt}) from ${sessions} where ${isLiveSession})`
    .mapWith(sessions.lastSeenAt)
    .as('last_seen_at'),
  isSuspended,
  suspendedAt: users.suspendedAt,
  suspendedUntil: users.suspendedUntil,
  suspensionReason: users.suspensionReason,
  deletionRequestedAt: users.deletionRequestedAt,
};

/** As the indexes of the table have them. */
const keyOfSort: Record<UserPage['sort'], SQL | PgColumn | undefined> = {
  created: undefined,
  username: sql`lower(${users.username})`,
  films: users.filmsUploaded,
  posts: users.postsCount,
};

const isOfFilter: Record<UserPage['filter'], SQL | undefined> = {
  all: undefined,
  admins: eq(users.isAdmin, true),
  unverified: sql`not ${users.isEmailVerified}`,
  suspended: and(isNotNull(users.suspendedAt), isSuspended),
};

export type AdminUserRow = Awaited<ReturnType<typeof findUsers>>[number];

/** Accounts that are not deleted. Each word of the search stands in a name or in the address. */
export async function findUsers(db: Db, page: UserPage) {
  // Built for each call: its text differs with the filter, the order and the words.
  const { orderBy, isBehind } = listPage({ id: users.id, key: keyOfSort[page.sort] }, page);
  const words = page.search?.split(/\s+/).filter(Boolean) ?? [];
  const { username, email, firstName, lastName } = users;
  return db
    .select(columns)
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        isOfFilter[page.filter],
        ...words.map((word) => containsText(word, username, email, firstName, lastName)),
        isBehind,
      ),
    )
    .orderBy(...orderBy)
    .limit(page.limit);
}

const userOf = statement('admin_user', { id: 'int' }, ({ id }) =>
  build
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt))),
);

export async function findUser(db: Db, id: UserId): Promise<AdminUserRow | undefined> {
  const [row] = await userOf(db, { id });
  return row;
}

const countSessions = statement('count_sessions_of', { id: 'int' }, ({ id }) =>
  build
    .select({ open: sql<number>`count(*)::int` })
    .from(sessions)
    .where(sql`${sessions.userId} = ${id} and ${sessions.expire} > now()`),
);

const findStays = statement('stays_of', { id: 'int' }, ({ id }) =>
  build
    .select({ id: circles.id, name: circles.name, role: circleMemberships.role })
    .from(circleMemberships)
    .innerJoin(circles, eq(circles.id, circleMemberships.circleId))
    .where(and(eq(circleMemberships.userId, id), eq(circleMemberships.isActive, true)))
    .orderBy(asc(circles.id)),
);

/** As they are decided: many may report one thing. */
const cases = sql`count(distinct (${reports.postId}, ${reports.reportedUserId}, ${reports.resolvedAt}))`;

const countReports = statement('count_reports_of', { id: 'int' }, ({ id }) =>
  build
    .select({
      openReports: sql<number>`${cases} filter (where ${reports.status} = 'open')::int`,
      upheldReports: sql<number>`${cases} filter (where ${reports.status} = 'upheld')::int`,
    })
    .from(reports)
    .where(eq(reports.concernedId, id)),
);

/** What stands around an account: where it is signed in, where it belongs, what was reported of it. */
export async function findFigures(db: Db, id: UserId) {
  const [signedIn] = await countSessions(db, { id });
  const stays = await findStays(db, { id });
  const [counted] = await countReports(db, { id });
  return {
    sessions: signedIn?.open ?? 0,
    circles: stays,
    openReports: counted?.openReports ?? 0,
    upheldReports: counted?.upheldReports ?? 0,
  };
}
