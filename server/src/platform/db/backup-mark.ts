import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from './database.ts';
import { build } from './defined-query.ts';
import { statement } from './statement.ts';

/** When the last backup was whole: a setting of the database itself, so that every instance knows of it. */
export async function markBackup(pool: Pool): Promise<void> {
  await pool.query(`
    do $$ begin
      execute format('alter database %I set girone.last_backup = %L', current_database(),
        extract(epoch from clock_timestamp())::bigint::text);
    end $$`);
}

// Not by current_setting: a connection knows the settings from the moment it was opened.
const readMark = statement('last_backup', {}, () =>
  build.select({ seconds: sql<number>`split_part(setting, '=', 2)::float8` }).from(
    sql`pg_db_role_setting, unnest(setconfig) as setting
        where setdatabase = (select oid from pg_database where datname = current_database())
          and setrole = 0 and setting like 'girone.last_backup=%'`,
  ),
);

/** In seconds since 1970; 0 where there was none. */
export async function readLastBackup(db: Db): Promise<number> {
  const [mark] = await readMark(db, {});
  return mark?.seconds ?? 0;
}
