import type { UserId } from '@girone/contract/ids';
import { resetCode } from '@girone/contract/rules';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { passwordResetOtps as codes, users } from '../../domain/schema/accounts.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/** Two requests for one account must take turns, or both would find the allowance unspent. */
export const lockUser = statement('lock_user_for_code', { userId: 'int' }, ({ userId }) =>
  build.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update'),
);

const countLately = statement('count_codes', { userId: 'int' }, ({ userId }) =>
  build
    .select({
      lastHour: sql<number>`count(*) filter (where ${codes.createdAt} > now() - interval '1 hour')::int`,
      lastDay: sql<number>`count(*)::int`,
    })
    .from(codes)
    .where(and(eq(codes.userId, userId), gt(codes.createdAt, sql`now() - interval '1 day'`))),
);

export async function countCodes(db: Db, userId: UserId) {
  const [row] = await countLately(db, { userId });
  return row ?? { lastHour: 0, lastDay: 0 };
}

/** From now on no code that was mailed works. */
export const useUpCodes = statement('use_up_codes', { userId: 'int' }, ({ userId }) =>
  build
    .update(codes)
    .set({ used: true })
    .where(and(eq(codes.userId, userId), eq(codes.used, false))),
);

const insertCode = statement('insert_code', { userId: 'int', email: 'text', otp: 'text' }, (code) =>
  build
    .insert(codes)
    .values({
      ...code,
      expiresAt: sql`now() + make_interval(mins => ${resetCode.lifetimeMinutes})`,
    })
    .returning({ id: codes.id }),
);

/** A newer code kills the older one. */
export async function replaceCode(
  tx: Transaction,
  code: { userId: UserId; email: string; otp: string },
): Promise<number> {
  await useUpCodes(tx, code);
  const [row] = await insertCode(tx, code);
  if (!row) throw new Error('the new code was not returned');
  return row.id;
}

export const deleteCode = statement('delete_code', { id: 'int' }, ({ id }) =>
  build.delete(codes).where(eq(codes.id, id)),
);

const countTry = statement('take_try', { userId: 'int' }, ({ userId }) =>
  build
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
    .returning({ id: codes.id, otp: codes.otp }),
);

/**
 * Counts a try before anything is compared: however many come at once, no more than the allowed
 * number ever sees the hash.
 */
export async function takeTry(db: Db, userId: UserId) {
  const [row] = await countTry(db, { userId });
  return row;
}

const spendCode = statement('use_code', { id: 'int' }, ({ id }) =>
  build
    .update(codes)
    .set({ used: true })
    .where(and(eq(codes.id, id), eq(codes.used, false))),
);

/** Whether this call was the one that used the code up. */
export async function useCode(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await spendCode(tx, { id });
  return rowCount === 1;
}
