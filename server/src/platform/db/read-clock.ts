import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { build } from './defined-query.ts';
import { statement } from './statement.ts';

const clock = statement('read_clock', {}, () =>
  build.execute<{ now: number }>(
    sql`select (extract(epoch from clock_timestamp()::timestamptz(3)) * 1000)::float8 as now`,
  ),
);

/**
 * The database's time in milliseconds since 1970. Starts, deadlines and closes are decided by it and
 * read after the lock, so that all instances agree and none decides with a time from before its wait.
 * Rounded as the columns round: a vote before the close is never written down as one after it.
 */
export async function readClock(db: Db): Promise<number> {
  const { rows } = await clock(db, {});
  const now = rows[0]?.now;
  if (now === undefined) throw new Error('the database has no time');
  return now;
}
