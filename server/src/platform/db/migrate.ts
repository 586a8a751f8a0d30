import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as migrateJobs } from 'graphile-worker';
import type pg from 'pg';

/** The SQL is not compiled: from `dist/platform/db` this path leads to `src` just as well. */
const migrationsFolder = fileURLToPath(
  new URL('../../../src/platform/db/migrations', import.meta.url),
);

/** Any number that nothing else in this database takes as an advisory lock. */
const migrationLock = 7_147_366_301;

/**
 * Brings the database to the newest schema, in one transaction. Several instances may start at once:
 * the first applies, the others wait and find nothing left to do.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for another instance, and building an index, may take longer than a request may.
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    // A change that must wait for a table makes everybody else wait behind it: better to give up.
    await client.query(`set lock_timeout = '5s'`);
    await applyMigrations(drizzle(client), { migrationsFolder });
    await migrateJobs({ pgPool: pool });
  } finally {
    // Closing the connection gives up the lock and the settings, whatever happened.
    client.release(true);
  }
}
