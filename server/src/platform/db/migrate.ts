import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations as migrateJobs } from 'graphile-worker';
import type pg from 'pg';
import { z } from 'zod';
import { advisoryLocks } from './advisory-locks.ts';
import { sqlStateOf } from './constraint-errors.ts';
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
 * Brings the database to the newest schema. Several instances may start at once: the first applies, the others wait and
 * find nothing left to do.
 */
export async function migrate(pool: pg.Pool, { upTo }: MigrateOptions = {}): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for another instance, and building an index, may take longer than a request may.
    bePatient(client, Infinity);
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    const applied = await findLastApplied(client);
    await refuseNewerSchema(applied);
    // A change that must wait for a table makes everybody else wait behind it: better to stand back, and try again.
    await client.query(`set lock_timeout = '2s'`);
    await applyDue(drizzle(client), { applied, upTo });
    // Where somebody else serves meanwhile, it waits for another start.
    if (upTo === undefined) await giveWay(() => client.query('select ring_notifications()'));
    await migrateJobs({ pgPool: pool });
  } finally {
    // Closing the connection gives up the lock and the settings, whatever happened.
    client.release(true);
  }
}

/** A lock that did not come in time, and two who waited for each other. */
const inTheWay = new Set(['55P03', '40P01']);
const mostTries = 20;
const pauseMs = 1000;

/** Tries until nobody who serves meanwhile is in the way. What did not succeed has left nothing behind. */
async function giveWay(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (tries === mostTries || !inTheWay.has(sqlStateOf(error) ?? '')) throw error;
      await sleep(pauseMs);
    }
  }
}

/** When the last migration was written that the database has; null for one that has none. */
async function findLastApplied(client: pg.PoolClient): Promise<number | null> {
  const { rows: tables } = await client.query<{ table: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as table`,
  );
  if (!tables[0]?.table) return null;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  );
  const newest = rows[0]?.newest ?? null;
  return newest === null ? null : Number(newest);
}

/** An older version would write what a newer one has given another meaning. */
async function refuseNewerSchema(applied: number | null): Promise<void> {
  const { entries } = await readJournal();
  const known = Math.max(...entries.map(({ when }) => when));
  if (applied !== null && applied > known) {
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

interface Due {
  readonly applied: number | null;
  readonly upTo?: number | undefined;
}

/**
 * Each in a transaction of its own, so that it keeps tables from whoever serves meanwhile for no longer than it takes by
 * itself; what is stopped in between goes on there. In an empty database nobody is in the way: all at once.
 */
async function applyDue(db: NodePgDatabase, { applied, upTo = Infinity }: Due): Promise<void> {
  const journal = await readJournal();
  const wanted = journal.entries.filter(({ when }) => when <= upTo);
  const due = wanted.filter(({ when }) => applied === null || when > applied);
  const steps = applied === null ? due.slice(-1) : due;
  if (steps.length === 0) return;
  const folder = await mkdtemp(join(tmpdir(), 'girone-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    for (const step of steps) {
      const entries = wanted.filter(({ when }) => when <= step.when);
      await writeFile(join(folder, journalPath), JSON.stringify({ ...journal, entries }));
      await giveWay(() => applyMigrations(db, { migrationsFolder: folder }));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
