import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { recoveryCodes, secondFactors } from '../../../domain/schema/second-factors.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { build } from '../../../platform/db/defined-query.ts';
import { statement } from '../../../platform/db/statement.ts';

const takesPerson = { userId: 'int' } as const;

export const findSecondFactors = statement('find_second_factor', takesPerson, ({ userId }) =>
  build
    .select({
      key: secondFactors.key,
      enabledAt: secondFactors.enabledAt,
      nextKey: secondFactors.nextKey,
      nextKeyIsFresh: sql<boolean>`coalesce(${secondFactors.nextKeyAt} > now() - interval '15 minutes', false)`,
      recoveryCodesLeft: sql<number>`(
        select count(*)::int from ${recoveryCodes}
        where ${recoveryCodes.userId} = ${userId} and ${recoveryCodes.usedAt} is null)`,
    })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId)),
);

/** A key for an app that is being set up; the one in use stays until it is confirmed. */
export const keepNextKey = statement(
  'keep_next_factor_key',
  { userId: 'int', nextKey: 'text' },
  ({ userId, nextKey }) =>
    build
      .insert(secondFactors)
      .values({ userId, nextKey, nextKeyAt: sql`now()` })
      .onConflictDoUpdate({
        target: secondFactors.userId,
        set: { nextKey: sql`excluded.next_key`, nextKeyAt: sql`excluded.next_key_at` },
      }),
);

/** From now on codes of the new key are asked for, from after that step on. */
const promoteNextKey = statement(
  'enable_second_factor',
  { userId: 'int', nextKey: 'text', step: 'int' },
  ({ userId, nextKey, step }) =>
    build
      .update(secondFactors)
      .set({
        key: secondFactors.nextKey.getSQL(),
        enabledAt: sql`now()`,
        nextKey: null,
        nextKeyAt: null,
        lastStep: step,
      })
      .where(and(eq(secondFactors.userId, userId), eq(secondFactors.nextKey, nextKey))),
);

interface ConfirmedKey {
  readonly userId: number;
  readonly nextKey: string;
  readonly step: number;
}

/** False when another key, or nobody's, waits by now. */
export async function enableNextKey(tx: Transaction, confirmed: ConfirmedKey): Promise<boolean> {
  const { rowCount } = await promoteNextKey(tx, confirmed);
  return rowCount === 1;
}

/** Takes the code of a step once: whoever comes second with it, or with an older one, finds it taken. */
export const takeStep = statement(
  'take_factor_step',
  { userId: 'int', step: 'int' },
  ({ userId, step }) =>
    build
      .update(secondFactors)
      .set({ lastStep: step })
      .where(
        and(
          eq(secondFactors.userId, userId),
          lt(secondFactors.lastStep, step),
          isNotNull(secondFactors.key),
        ),
      ),
);

export const takeRecoveryCode = statement(
  'take_recovery_code',
  { userId: 'int', hash: 'text' },
  ({ userId, hash }) =>
    build
      .update(recoveryCodes)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.hash, hash),
          isNull(recoveryCodes.usedAt),
        ),
      ),
);

export const deleteRecoveryCodes = statement('delete_recovery_codes', takesPerson, ({ userId }) =>
  build.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
);

export const insertRecoveryCodes = statement(
  'insert_recovery_codes',
  { userId: 'int', hashes: 'text[]' },
  ({ userId, hashes }) =>
    build.execute(
      sql`insert into ${recoveryCodes} (user_id, hash) select ${userId}, unnest(${hashes})`,
    ),
);

/** Its recovery codes go with it. */
export const deleteSecondFactor = statement('delete_second_factor', takesPerson, ({ userId }) =>
  build
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.key))),
);
