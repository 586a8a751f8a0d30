import type { UserId } from '@girone/contract/ids';
import { resetCode } from '@girone/contract/rules';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { passwordResetOtps as codes, users } from '../../platform/db/schema/accounts.ts';

/** Two requests for one account must take turns, or both would find the allowance unspent. */
export async function lockUser(tx: Transaction, userId: UserId): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

export async function countCodes(db: Db, userId: UserId) {
  const [row] = await db
    .select({
      lastHour: sql<number>`count(*) filter (where ${codes.createdAt} > now() - interval '1 hour')::int`,
      lastDay: sql<number>`count(*)::int`,
    })
    .from(codes)
    .where(and(eq(codes.userId, userId), gt(codes.createdAt, sql`now() - interval '1 day'`)));
  return row ?? { lastHour: 0, lastDay: 0 };
}

/** From now on no code that was mailed works. */
export async function useUpCodes(db: Db, userId: UserId): Promise<void> {
  await db
    .update(codes)
    .set({ used: true })
    .where(and(eq(codes.userId, userId), eq(codes.used, false)));
}

/** A newer code kills the older one. */
export async function replaceCode(
  tx: Transaction,
  code: { userId: UserId; email: string; otp: string },
): Promise<number> {
  await useUpCodes(tx, code.userId);
  const [row] = await tx
    .insert(codes)
    .values({
      ...code,
      expiresAt: sql`now() + make_interval(mins => ${resetCode.lifetimeMinutes})`,
    })
    .returning({ id: codes.id });
  if (!row) throw new Error('the new code was not returned');
  return row.id;
}

export async function deleteCode(db: Db, id: number): Promise<void> {
  await db.delete(codes).where(eq(codes.id, id));
}

/**
 * Counts a try before anything is compared: however many come at once, no more than the allowed
 * number ever sees the hash.
 */
export async function takeTry(db: Db, userId: UserId) {
  const [row] = await db
    .update(codes)
    .set({ attempts: sql`${codes.attempts} + 1` })
    .where(
      and(
        eq(codes.userId, userId),
        eq(codes.used, false),
        gt(codes.expiresAt, sql`now()`),
        lt(codes.attempts, resetCode.maxAttempts),
      ),
    )
    .returning({ id: codes.id, otp: codes.otp });
  return row;
}

/** Whether this call was the one that used the code up. */
export async function useCode(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx
    .update(codes)
    .set({ used: true })
    .where(and(eq(codes.id, id), eq(codes.used, false)))
    .returning({ id: codes.id });
  return rows.length === 1;
}
