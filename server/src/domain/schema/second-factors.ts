import type { UserId } from '@girone/contract/ids';
import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/schema/columns.ts';
import { users } from './accounts.ts';

/** The app that shows somebody codes. */
export const secondFactors = pgTable(
  'second_factors',
  {
    userId: integer('user_id').$type<UserId>().primaryKey(),
    /** The key that app and server share, encrypted; asked for once it is confirmed. */
    key: text('key'),
    enabledAt: instant('enabled_at'),
    /** A key that is to take its place, encrypted, and since when. */
    nextKey: text('next_key'),
    nextKeyAt: instant('next_key_at'),
    /** The thirty seconds of the last code that was taken: each is worth one sign-in. */
    lastStep: integer('last_step').notNull().default(0),
  },
  (t) => [
    foreignKey({
      name: 'second_factors_user_fk',
      columns: [t.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    check('second_factors_enabled_whole', sql`(${t.key} is null) = (${t.enabledAt} is null)`),
    check('second_factors_next_whole', sql`(${t.nextKey} is null) = (${t.nextKeyAt} is null)`),
    // Thirty-two letters in the clear would be no encrypted key.
    check(
      'second_factors_keys_encrypted',
      sql`coalesce(char_length(${t.key}), 64) >= 64 and coalesce(char_length(${t.nextKey}), 64) >= 64`,
    ),
  ],
);

/** For the day on which the app is not at hand. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id').$type<UserId>().notNull(),
    /** The keyed hash of a code. */
    hash: text('hash').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    primaryKey({ name: 'recovery_codes_pk', columns: [t.userId, t.hash] }),
    foreignKey({
      name: 'recovery_codes_factor_fk',
      columns: [t.userId],
      foreignColumns: [secondFactors.userId],
    }).onDelete('cascade'),
    check('recovery_codes_hash_is_hash', sql`char_length(${t.hash}) >= 32`),
  ],
);
