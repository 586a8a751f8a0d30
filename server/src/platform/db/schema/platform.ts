import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** A transaction's number; a string, because 64 bits do not fit a JavaScript number. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What happened, written in the transaction in which it happened. Ids are handed out before commit,
 * so a reader that remembers only the last id would miss a slow transaction's events: it reads by
 * `(xact_id, id)`, up to the oldest transaction still running.
 *
 * A ring of four partitions, one for each hour: what is older than an hour goes with its partition, which is emptied at
 * once however much is in it (`forget_events`), and there is always one to write into.
 */
export const events = pgTable(
  'events',
  {
    /** Of the hour in which it was written. */
    slot: smallint('slot')
      .notNull()
      .default(sql`(extract(epoch from now())::bigint / 3600 % 4)`),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    xactId: xid8('xact_id')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    type: text('type').notNull(),
    audience: jsonb('audience').$type<unknown>().notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ name: 'events_pkey', columns: [t.slot, t.id] }),
    // The readers' cursor.
    index('events_cursor_idx').on(t.xactId, t.id),
  ],
);

/** UNLOGGED (guards migration): counting attempts is not worth a disk write. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    hits: integer('hits').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'rate_limits_pkey', columns: [t.key, t.windowStart] }),
    // The sweep of windows that are over.
    index('rate_limits_expires_at_idx').on(t.expiresAt),
    check('rate_limits_hits_range', sql`${t.hits} >= 0`),
  ],
);

/** What failed unexpectedly, by the hour. Texts and values of errors are in the log alone. */
export const errorCounts = pgTable(
  'error_counts',
  {
    hour: instant('hour').notNull(),
    /** The call or the job, as in `GET /api/films/:filmId`. */
    source: text('source').notNull(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'error_counts_pkey', columns: [t.hour, t.source] }),
    check('error_counts_source_length', sql`char_length(${t.source}) between 1 and 200`),
    check('error_counts_count_range', sql`${t.count} > 0`),
  ],
);

/** The key pair that pushes are signed with, one for all instances; a browser's subscription is bound to it. */
export const pushKeys = pgTable(
  'push_keys',
  {
    /** There is one row, and this keeps a second one out. */
    only: integer('only').primaryKey().default(1),
    /** Encrypted under the instance's secret. */
    privateKey: text('private_key').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('push_keys_one_row', sql`${t.only} = 1`),
    // Forty-three characters in the clear would be no encrypted key.
    check('push_keys_encrypted', sql`char_length(${t.privateKey}) >= 64`),
  ],
);
