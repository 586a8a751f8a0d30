import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';

/** The mark is a setting of the database itself, so that it goes wherever the database goes and nowhere else. */
export async function markSettled(db: Database): Promise<void> {
  await db.execute(sql`
    do $$ begin
      execute format('alter database %I set girone.demo = %L', current_database(), 'settled');
    end $$`);
}

export async function isSettled(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ isSettled: boolean }>(
    sql`select coalesce(current_setting('girone.demo', true), '') = 'settled' as "isSettled"`,
  );
  return rows[0]?.isSettled ?? false;
}
