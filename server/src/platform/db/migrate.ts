import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runMigrations as migrateJobs } from 'graphile-worker';
import type pg from 'pg';
import { z } from 'zod';
import type { Logger } from '../logger.ts';
import { ownFolder } from '../own-folder.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { sqlStateOf } from './constraint-errors.ts';
import { bePatient } from './silent-connections.ts';

const migrationsFolder = fileURLToPath(new URL('src/platform/db/migrations', ownFolder));

/** As drizzle-kit keeps it. */
const journalForm = z.object({
  entries: z.array(z.object({ tag: z.string(), when: z.int() })),
});

/** A change that waits for a table makes everybody else wait behind it: after so long it stands back, and tries again. */
const lockTimeoutMs = 250;
/** Each pause is twice as long as the one before. */
const firstPauseMs = 500;
const longestPauseMs = 15_000;
/** Requests are out of the way in no time; whoever reads for minutes may come to an end. */
const usualPatienceMs = 5 * 60_000;

interface MigrateOptions {
  readonly log: Pick<Logger, 'warn'>;
  /** When the last migration was written that is to be applied, one that is known; without it, all are. */
  readonly upTo?: number | undefined;
  /** For how long each migration goes on trying. */
  readonly patienceMs?: number;
}

/**
 * Brings the database to the newest schema. Several instances may start at once: the first applies, the others wait and
 * find nothing left to do.
 */
export async function migrate(pool: pg.Pool, options: MigrateOptions): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for another instance, and building an index, may take longer than a request may.
    bePatient(client, Infinity);
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    const applied = await findLastApplied(client);
    await refuseNewerSchema(applied);
    await client.query(`set lock_timeout = ${lockTimeoutMs}`);
    await applyDue(client, applied, options);
    // It looks by itself whether somebody else serves or holds its tables, and then does nothing: the next start asks again.
    if (options.upTo === undefined) await client.query('select ring_notifications()');
    await migrateJobs({ pgPool: pool });
  } finally {
    // Closing the connection gives up the lock and the settings, whatever happened.
    client.release(true);
  }
}

/** Whether anything of ours is in the database, which a start then finds and does not make. */
export async function isInUse(pool: pg.Pool): Promise<boolean> {
  return (await findLastApplied(pool)) !== null;
}

/** When the last migration was written that the database has; null for one that has none. */
async function findLastApplied(client: Pick<pg.ClientBase, 'query'>): Promise<number | null> {
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
  const file = join(migrationsFolder, 'meta/_journal.json');
  return journalForm.parse(JSON.parse(await readFile(file, 'utf8')));
}

type Migration = Awaited<ReturnType<typeof readJournal>>['entries'][number];

/**
 * Each in a transaction of its own, so that it keeps tables from whoever serves meanwhile for no longer than it takes by
 * itself; what is stopped in between goes on there. In an empty database nobody is in the way: all at once.
 */
async function applyDue(
  client: pg.PoolClient,
  applied: number | null,
  { log, upTo = Infinity, patienceMs = usualPatienceMs }: MigrateOptions,
): Promise<void> {
  const { entries } = await readJournal();
  const due = entries.filter(({ when }) => when <= upTo && (applied === null || when > applied));
  if (applied === null) {
    await inTransaction(client, async () => {
      await client.query(emptyHistory);
      for (const migration of due) await apply(client, migration);
    });
    return;
  }
  for (const migration of due) {
    const { tag } = migration;
    const work = () => inTransaction(client, () => apply(client, migration));
    await giveWay(work, { tag, log, patienceMs });
  }
}

/** In the form in which drizzle keeps it, and in which databases have it. */
const emptyHistory = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`;

async function inTransaction(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function apply(client: pg.PoolClient, { tag, when }: Migration): Promise<void> {
  const text = await readFile(join(migrationsFolder, `${tag}.sql`), 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  await client.query(hurryAutovacuum);
  for (const statement of text.split('--> statement-breakpoint')) await client.query(statement);
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
    [hash, when],
  );
}

/**
 * PostgreSQL ends an autovacuum for whoever has waited for it as long as for a deadlock: a second, if nothing is said, and
 * no change waits that long. Who may not say it waits until the autovacuum is done.
 */
const hurryAutovacuum = `
  do $$ begin
    set local deadlock_timeout = '100ms';
  exception when insufficient_privilege then null;
  end $$`;

/** A lock that did not come in time, and two who waited for each other. */
const inTheWay = new Set(['55P03', '40P01']);

interface Standing {
  readonly tag: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly patienceMs: number;
}

/** Tries until nobody who uses the tables is in the way. What did not succeed has left nothing behind. */
async function giveWay(
  work: () => Promise<unknown>,
  { tag, log, patienceMs }: Standing,
): Promise<void> {
  const givesUpAt = performance.now() + patienceMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      await work();
      return;
    } catch (error) {
      if (!inTheWay.has(sqlStateOf(error) ?? '')) throw error;
      if (performance.now() + pauseMs > givesUpAt) throw gaveUp(tag, error);
      log.warn({ migration: tag, pauseMs }, 'a migration stands back: its tables are in use');
    }
    await sleep(pauseMs);
  }
}

function gaveUp(tag: string, cause: unknown): Error {
  return new Error(
    `Migration ${tag} has waited in vain for tables that are in use. Those before it stay: start again without a long query or a backup beside it.`,
    { cause },
  );
}
