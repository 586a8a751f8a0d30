import type { UserId } from '@girone/contract/ids';
import { exportDays } from '@girone/contract/rules';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { dataExports, users } from '../../platform/db/schema/accounts.ts';

/** A file that is not ready by then never will be; whoever waits may ask again. */
const isGivenUp = sql<boolean>`(${dataExports.state} = 'running'
  and ${dataExports.requestedAt} < now() - interval '1 hour')`;
const isExpired = sql<boolean>`coalesce(${dataExports.expiresAt} < now(), false)`;

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>;

export async function findExport(db: Db, userId: UserId) {
  const [row] = await db
    .select({
      objectKey: dataExports.objectKey,
      state: dataExports.state,
      progress: dataExports.progress,
      expiresAt: dataExports.expiresAt,
      isGivenUp,
      isExpired,
    })
    .from(dataExports)
    .where(eq(dataExports.userId, userId));
  return row;
}

/** Two requests of one person must take turns, or both would begin a file. */
export async function lockPerson(tx: Transaction, userId: UserId): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** In the place of the one before. */
export async function replaceExport(
  tx: Transaction,
  userId: UserId,
  objectKey: string,
): Promise<void> {
  const fresh = { objectKey, state: 'running' as const, progress: 0, expiresAt: null };
  await tx
    .insert(dataExports)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({
      target: dataExports.userId,
      set: { ...fresh, requestedAt: sql`now()` },
    });
}

function isThis(userId: UserId, objectKey: string) {
  return and(eq(dataExports.userId, userId), eq(dataExports.objectKey, objectKey));
}

/** Whether this very file is still to be made. */
export async function isWanted(db: Db, userId: UserId, objectKey: string): Promise<boolean> {
  const wanted = and(isThis(userId, objectKey), eq(dataExports.state, 'running'));
  return (await db.$count(dataExports, wanted)) > 0;
}

export async function setProgress(
  db: Db,
  { userId, objectKey, progress }: { userId: UserId; objectKey: string; progress: number },
): Promise<void> {
  await db
    .update(dataExports)
    .set({ progress })
    .where(and(isThis(userId, objectKey), eq(dataExports.state, 'running')));
}

/** Whether it was still wanted. A second run of the same job finds it ready and leaves it so. */
export async function markReady(db: Db, userId: UserId, objectKey: string): Promise<boolean> {
  const end = sql`coalesce(${dataExports.expiresAt}, now() + make_interval(days => ${exportDays}))`;
  const { rowCount } = await db
    .update(dataExports)
    .set({ state: 'ready', progress: 100, expiresAt: end })
    .where(isThis(userId, objectKey));
  return rowCount === 1;
}

/** Files that have had their time, and those that were never finished. */
export async function findOldExports(db: Db): Promise<string[]> {
  const rows = await db
    .select({ objectKey: dataExports.objectKey })
    .from(dataExports)
    .where(
      or(
        isExpired,
        and(
          eq(dataExports.state, 'running'),
          lt(dataExports.requestedAt, sql`now() - interval '1 day'`),
        ),
      ),
    );
  return rows.map(({ objectKey }) => objectKey);
}

export async function deleteExport(db: Db, objectKey: string): Promise<void> {
  await db.delete(dataExports).where(eq(dataExports.objectKey, objectKey));
}
