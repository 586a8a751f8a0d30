import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as migrateJobs } from 'graphile-worker';
import type pg from 'pg';
import { z } from 'zod';
import { advisoryLocks } from './advisory-locks.ts';
import { bePatient } from './silent-connections.ts';

/** The SQL is not compiled: from `dist/platform/db` this path leads to `src` just as well. */
const migrationsFolder = fileURLToPath(
  new URL('../../../src/platform/db/migrations', import.meta.url),
);

const journalPath = 'meta/_journal.json';

/** As drizzle-kit keeps it; the other fields stay as they are. */
const journalForm = z.looseObject({ entries: z.array(z.looseObject({ when: z.int() })) });

interface MigrateOptions {
  /** When the last migration was written that is to be applied, one that is known; without it, all are. */
  readonly upTo?: number | undefined;
}

/**
 * Brings the database to the newest schema, in one transaction. Several instances may start at once:
 * the first applies, the others wait and find nothing left to do.
 */
export async function migrate(pool: pg.Pool, { upTo }: MigrateOptions = {}): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for another instance, and building an index, may take longer than a request may.
    bePatient(client, Infinity);
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    await refuseNewerSchema(client);
    // A change that must wait for a table makes everybody else wait behind it: better to give up.
    await client.query(`set lock_timeout = '5s'`);
    await applyFrom(drizzle(client), upTo);
    // Where somebody else serves meanwhile, it waits for another start.
    if (upTo === undefined) await client.query('select ring_notifications()');
    await migrateJobs({ pgPool: pool });
  } finally {
    // Closing the connection gives up the lock and the settings, whatever happened.
    client.release(true);
  }
}

/** An older version would write what a newer one has given another meaning. */
async function refuseNewerSchema(client: pg.PoolClient): Promise<void> {
  const { rows: tables } = await client.query<{ table: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as table`,
  );
  if (!tables[0]?.table) return;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  );
  const { entries } = await readJournal();
  const known = Math.max(...entries.map(({ when }) => when));
  if (Number(rows[0]?.newest ?? 0) > known) {
    throw new Error('The database was used by a newer Girone; start that version, or a newer one.');
  }
}

/** Throws unless a schema, by when its last migration was written, is one that this version can make. */
export async function assertSchemaKnown(schema: number): Promise<void> {
  const { entries } = await readJournal();
  if (!entries.some(({ when }) => when === schema)) {
    throw new Error('This Girone does not know that schema: it needs a newer version.');
  }
}

async function readJournal() {
  return journalForm.parse(JSON.parse(await readFile(join(migrationsFolder, journalPath), 'utf8')));
}

async function applyFrom(db: NodePgDatabase, upTo: number | undefined): Promise<void> {
  if (upTo === undefined) {
    await applyMigrations(db, { migrationsFolder });
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'girone-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journal = await readJournal();
    const journalFile = join(folder, journalPath);
    const entries = journal.entries.filter(({ when }) => when <= upTo);
    await writeFile(journalFile, JSON.stringify({ ...journal, entries }));
    await applyMigrations(db, { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}
