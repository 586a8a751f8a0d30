import { bigint, integer, timestamp } from 'drizzle-orm/pg-core';

/** API ids are 32-bit integers; nobody but the database chooses them. */
export function identity() {
  return integer('id').primaryKey().generatedAlwaysAsIdentity();
}

/** Of what comes by the million: 32 bits would be full one day. Exact up to 2^53, as far as a number goes. */
export function longIdentity() {
  return bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
}

/**
 * An instant with milliseconds, which is all a JavaScript `Date` can carry: an instant that was
 * read can be compared with the stored one (cursors, compare-and-set).
 */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3 });
}
