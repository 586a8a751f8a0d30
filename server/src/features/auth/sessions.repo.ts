import type { UserId } from '@girone/contract/ids';
import { pageRows } from '@girone/contract/paging';
import { sessionDays } from '@girone/contract/rules';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { isAccountLive } from '../../domain/queries/live-accounts.ts';
import { sessions, users } from '../../domain/schema/accounts.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/** A suspended or deleted user is nobody, on every instance, from the commit on. */
export const isSessionLive = and(gt(sessions.expire, sql`now()`), isAccountLive);

const lifetime = sql`now() + make_interval(days => ${sessionDays})`;

export const insertSession = statement(
  'insert_session',
  { sid: 'text', userId: 'int', userAgent: 'text?' },
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

export const renewSession = statement('renew_session', { sid: 'text' }, ({ sid }) =>
  build
    .update(sessions)
    .set({ expire: lifetime, lastSeenAt: sql`now()` })
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
