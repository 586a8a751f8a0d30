import type { UserId } from '@girone/contract/ids';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant } from '../../platform/db/schema/columns.ts';
import { users } from './accounts.ts';

/** What somebody signs in with instead of a password: only the public half of a key is here. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    userId: integer('user_id').$type<UserId>().notNull(),
    /** Under which the authenticator keeps it. */
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** How often it has signed, as it says itself; 0 of those that do not count. A copy falls behind. */
    signCount: bigint('sign_count', { mode: 'number' }).notNull(),
    /** By which ways a browser reaches it. */
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    foreignKey({
      name: 'passkeys_user_fk',
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    // Signing in: whose it is follows from it.
    uniqueIndex('passkeys_credential_unique').on(t.credentialId),
    // Settings: mine.
    index('passkeys_user_idx').on(t.userId),
    check('passkeys_name_length', sql`char_length(${t.name}) between 1 and 50`),
    check('passkeys_sign_count_range', sql`${t.signCount} between 0 and 4294967295`),
  ],
);

/** Questions that were answered: each is good for one answer, on whatever instance. */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    hash: text('hash').primaryKey(),
    spentAt: instant('spent_at').notNull().defaultNow(),
  },
  (t) => [
    // The sweep of those that would have expired by themselves.
    index('spent_challenges_spent_at_idx').on(t.spentAt),
  ],
);
