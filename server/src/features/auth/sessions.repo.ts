import type { UserId } from '@girone/contract/ids';
import { sessionDays } from '@girone/contract/rules';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { isAccountLive } from '../../platform/db/live-accounts.ts';
import { sessions, users } from '../../platform/db/schema/accounts.ts';
import { statement } from '../../platform/db/statement.ts';

/** A suspended or deleted user is nobody, on every instance, from the commit on. */
export const isSessionLive = and(gt(sessions.expire, sql`now()`), isAccountLive);

const lifetime = sql`now() + make_interval(days => ${sessionDays})`;

export async function insertSession(
  db: Db,
  session: { sid: string; userId: UserId; userAgent: string | null },
): Promise<void> {
  await db.insert(sessions).values({ ...session, expire: lifetime });
}

/** Whose a session is; nobody's once it has ended, or its user is suspended or deleted. */
export const findLiveSession = statement('find_live_session', { sid: 'text' }, ({ sid }) =>
  build
    .select({ userId: users.id, isAdmin: users.isAdmin })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, sid), isSessionLive)),
);

export async function renewSession(db: Db, sid: string): Promise<void> {
  await db
    .update(sessions)
    .set({ expire: lifetime, lastSeenAt: sql`now()` })
    .where(eq(sessions.sid, sid));
}

export async function deleteSession(db: Db, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}

export async function deleteOtherSessions(db: Db, userId: UserId, sid: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.sid, sid)));
}

export type SessionRow = Awaited<ReturnType<typeof findSessionsOf>>[number];

/** Those that still work, the latest seen first. */
export async function findSessionsOf(db: Db, userId: UserId) {
  return db
    .select({
      sid: sessions.sid,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), sessions.sid);
}

/** Answers how many of them still worked. */
export async function deleteSessionsOf(db: Db, userId: UserId): Promise<number> {
  const rows = await db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ isLive: sql<boolean>`${sessions.expire} > now()` });
  return rows.filter(({ isLive }) => isLive).length;
}
