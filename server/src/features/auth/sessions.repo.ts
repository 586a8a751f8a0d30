import type { UserId } from '@girone/contract/ids';
import { adminAccess, pageRows, sessionDays, sessionMostDays } from '@girone/contract/rules';
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { isAccountLive } from '../../domain/queries/live-accounts.ts';
import { sessions, users } from '../../domain/schema/accounts.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/** A suspended or deleted user is nobody, on every instance, from the commit on. */
export const isSessionLive = and(gt(sessions.expire, sql`now()`), isAccountLive);

const lifetime = sql`now() + make_interval(days => ${sessionDays})`;
const end = sql`${sessions.createdAt} + make_interval(hours => ${sessionMostDays * 24})`;

const { idleMinutes, mostHours } = adminAccess;

/** Whether the password or a passkey was given, and the admin area used, lately enough to go on there. */
export const isAdminOpen = and(
  gt(sessions.passwordGivenAt, sql`now() - make_interval(hours => ${mostHours})`),
  gt(sessions.adminSeenAt, sql`now() - make_interval(mins => ${idleMinutes})`),
);

/** Once a minute at most, so that reading does not mean writing. */
export const isAdminVisitDue = lt(sessions.adminSeenAt, sql`now() - interval '1 minute'`);

export const noteAdminVisit = statement('note_admin_visit', { sid: 'text' }, ({ sid }) =>
  build
    .update(sessions)
    .set({ adminSeenAt: sql`now()` })
    .where(eq(sessions.sid, sid)),
);

export const notePassword = statement('note_password', { sid: 'text' }, ({ sid }) =>
  build
    .update(sessions)
    .set({ passwordGivenAt: sql`now()`, adminSeenAt: sql`now()` })
    .where(eq(sessions.sid, sid)),
);

export const insertSession = statement(
  'insert_session',
  { sid: 'text', userId: 'int', userAgent: 'text?', signedInWith: 'text', isNewDevice: 'bool' },
  (session) => build.insert(sessions).values({ ...session, expire: lifetime }),
);

/** Whose a session is; nobody's once it has ended, or its user is suspended or deleted. */
export const findLiveSession = statement('find_live_session', { sid: 'text' }, ({ sid }) =>
  build
    .select({ userId: users.id, isAdmin: users.isAdmin })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, sid), isSessionLive)),
);

/** Rolls on, and ends all the same once it has had its time. */
export const renewSession = statement('renew_session', { sid: 'text' }, ({ sid }) =>
  build
    .update(sessions)
    .set({ expire: sql`least(${lifetime}, ${end})`, lastSeenAt: sql`now()` })
    .where(eq(sessions.sid, sid)),
);

export const deleteSession = statement('delete_session', { sid: 'text' }, ({ sid }) =>
  build.delete(sessions).where(eq(sessions.sid, sid)),
);

export const deleteOtherSessions = statement(
  'delete_other_sessions',
  { userId: 'int', sid: 'text' },
  ({ userId, sid }) =>
    build.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.sid, sid))),
);

export type SessionRow = Awaited<ReturnType<typeof findSessionsOf>>[number];

/** Those that still work, the latest seen first; of very many no others. */
export const findSessionsOf = statement('find_sessions_of', { userId: 'int' }, ({ userId }) =>
  build
    .select({
      sid: sessions.sid,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userAgent: sessions.userAgent,
      signedInWith: sessions.signedInWith,
      isNewDevice: sessions.isNewDevice,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), sessions.sid)
    .limit(pageRows.most),
);

const deleteSessions = statement('delete_sessions_of', { userId: 'int' }, ({ userId }) =>
  build
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ isLive: sql<boolean>`${sessions.expire} > now()` }),
);

/** Answers how many of them still worked. */
export async function deleteSessionsOf(db: Db, userId: UserId): Promise<number> {
  const rows = await deleteSessions(db, { userId });
  return rows.filter(({ isLive }) => isLive).length;
}
