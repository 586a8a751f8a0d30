import { and, count, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { users } from '../../../domain/schema/accounts.ts';
import { passkeys, spentChallenges } from '../../../domain/schema/passkeys.ts';
import { recoveryCodes } from '../../../domain/schema/second-factors.ts';
import { build } from '../../../platform/db/defined-query.ts';
import { statement } from '../../../platform/db/statement.ts';
import { hasPassword } from '../users.repo.ts';

const takesPerson = { userId: 'int' } as const;

export const findPasskeysOf = statement('find_passkeys_of', takesPerson, ({ userId }) =>
  build
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id)),
);

export type PasskeyRow = Awaited<ReturnType<typeof findPasskeysOf>>[number];

export const findPasskey = statement('find_passkey', { credentialId: 'text' }, (given) =>
  build.select().from(passkeys).where(eq(passkeys.credentialId, given.credentialId)),
);

export const insertPasskey = statement(
  'insert_passkey',
  {
    userId: 'int',
    credentialId: 'text',
    publicKey: 'text',
    signCount: 'float8',
    transports: 'text[]',
    name: 'text',
  },
  (passkey) => build.insert(passkeys).values(passkey).returning(),
);

/** One's own alone. */
export const renamePasskey = statement(
  'rename_passkey',
  { id: 'int', userId: 'int', name: 'text' },
  ({ id, userId, name }) =>
    build
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId))),
);

export const deletePasskey = statement('delete_passkey', { id: 'int' }, ({ id }) =>
  build.delete(passkeys).where(eq(passkeys.id, id)),
);

/** Nothing where it has signed no more often than before: then there are two of it. */
export const notePasskeyUse = statement(
  'note_passkey_use',
  { id: 'int', signCount: 'float8' },
  ({ id, signCount }) =>
    build
      .update(passkeys)
      .set({ signCount: sql`${signCount}::bigint`, lastUsedAt: sql`now()` })
      .where(
        and(
          eq(passkeys.id, id),
          or(
            sql`${passkeys.signCount} < ${signCount}::bigint`,
            sql`${passkeys.signCount} = 0 and ${signCount}::bigint = 0`,
          ),
        ),
      ),
);

export const keepSpentChallenge = statement('keep_spent_challenge', { hash: 'text' }, ({ hash }) =>
  build.insert(spentChallenges).values({ hash }).onConflictDoNothing(),
);

/** Two who take ways in from one account at the same time come one after the other. */
export const lockOwner = statement('lock_ways_in', takesPerson, ({ userId }) =>
  build.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update'),
);

export const countWaysIn = statement('count_ways_in', takesPerson, ({ userId }) =>
  build
    .select({
      hasPassword,
      passkeys: sql<number>`(${build
        .select({ all: count() })
        .from(passkeys)
        .where(eq(passkeys.userId, userId))})::int`,
      recoveryCodes: sql<number>`(${build
        .select({ all: count() })
        .from(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))})::int`,
    })
    .from(users)
    .where(eq(users.id, userId)),
);
