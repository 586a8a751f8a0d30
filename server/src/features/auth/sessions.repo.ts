import type { UserId } from '@girone/contract/ids';
import { sessionDays } from '@girone/contract/rules';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { isAccountLive } from '../../platform/db/live-accounts.ts';
import { sessions, users } from '../../platform/db/schema/accounts.ts';

const lifetime = sql`now() + make_interval(days => ${sessionDays})`;

export async function insertSession(
  db: Db,
  session: { sid: string; userId: UserId; userAgent: string | null },
): Promise<void> {
  await db.insert(sessions).values({ ...session, expire: lifetime });
}

/**
 * Sessions with their users, by id; `isDueForRenewal` once a day, so that reading does not mean
 * writing. Every request asks, so the query is built once and planned once by each connection.
 */
export function prepareLiveSessions(db: Db) {
  const query = db
    .select({
      sid: sessions.sid,
      userId: users.id,
      username: users.username,
      isAdmin: users.isAdmin,
      isSuperAdmin: users.isSuperAdmin,
      isDueForRenewal: sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 day'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    // A suspended or deleted user is nobody, on every instance, from the commit on.
    .where(
      and(
        sql`${sessions.sid} = any(${sql.placeholder('sids')}::text[])`,
        gt(sessions.expire, sql`now()`),
        isAccountLive,
      ),
    )
    .prepare('live_sessions');
  return async (sids: readonly string[]) => {
    const rows = await query.execute({ sids });
    return new Map(rows.map(({ sid, ...session }) => [sid, session]));
  };
}

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
