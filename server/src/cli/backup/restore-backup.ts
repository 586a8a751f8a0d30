import { pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { escapeIdentifier, escapeLiteral, type Pool, type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { listImageFiles } from '../../features/uploads/index.ts';
import { assertSchemaKnown, migrate } from '../../platform/db/migrate.ts';
import type { Logger } from '../../platform/logger.ts';
import { ObjectExists, type Storage } from '../../platform/storage/storage.ts';
import { objectFolder, tableFile, type BackupHead } from './backup-form.ts';
import { openBackup, type BackupFile } from './open-backup.ts';

interface Target {
  readonly pool: Pool;
  readonly storage: Storage;
  /** Whether what is there may go. */
  readonly replace: boolean;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Brings a backup into a database that nobody uses, and its objects into the storage. The rows come all
 * or not at all, into the schema they were written in; then the database is brought to today's.
 */
export async function restoreBackup(target: Target, path: string): Promise<BackupHead> {
  const { pool, storage, log } = target;
  const file = await openBackup(path);
  try {
    // All that can be known to fail fails before anything goes.
    await assertSchemaKnown(file.head.schema);
    await file.verify();
    const before = await prepare(target);
    await migrate(pool, { log, upTo: file.head.schema });
    // Before the rows, so that no row ever speaks of a file that is not there.
    await restoreObjects(storage, file);
    await restoreRows(pool, file);
    await migrate(pool, { log });
    const kept = new Set(file.objects);
    for (const key of before) {
      if (!kept.has(`${objectFolder}${key}`)) await storage.delete(key);
    }
    return file.head;
  } finally {
    file.close();
  }
}

/** Empties the database. Answers the keys of the files that it spoke of. */
async function prepare({ pool, replace, log }: Target): Promise<string[]> {
  const { rows: others } = await pool.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       and application_name = 'girone'`,
  );
  if (others.length > 0) throw new Error('Stop Girone first: something is using the database.');
  const { rows } = await pool.query<{ isNew: boolean }>(
    `select to_regclass('public.users') is null as "isNew"`,
  );
  if (rows[0]?.isNew) return [];
  const { rows: people } = await pool.query('select 1 from users limit 1');
  if (people.length > 0 && !replace) {
    throw new Error('The database is not empty. With --replace everything in it goes.');
  }
  // As old as it may be, in the form in which it can be asked.
  await migrate(pool, { log });
  const files = await listFiles(pool);
  for (const schema of ['graphile_worker', 'drizzle', 'public']) {
    await pool.query(`drop schema if exists ${schema} cascade`);
  }
  await pool.query('create schema public');
  return files;
}

/** Images, and what people have asked for of their own: nothing would ever sweep what no row speaks of. */
async function listFiles(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>('select object_key as key from data_exports');
  return [...(await listImageFiles(drizzle(pool))), ...rows.map(({ key }) => key)];
}

async function restoreObjects(storage: Storage, file: BackupFile): Promise<void> {
  for (const name of file.objects) {
    try {
      await storage.put(name.slice(objectFolder.length), await file.read(name));
    } catch (error) {
      // Objects never change: what is there under this key is this one.
      if (!(error instanceof ObjectExists)) throw error;
    }
  }
}

/**
 * Without keys between tables and without triggers, as rows come in any order and counters and guards
 * have done their work; the keys are then checked anew over all rows.
 */
async function restoreRows(pool: Pool, file: BackupFile): Promise<void> {
  const { head } = file;
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('begin');
    const keys = await dropKeys(client);
    const names = head.tables.map(({ name }) => escapeIdentifier(name));
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    for (const { name, columns } of head.tables) {
      const list = columns.map(escapeIdentifier).join(', ');
      // A migration may have put a first row there.
      await client.query(`delete from ${escapeIdentifier(name)}`);
      const into = client.query(copyFrom(`copy ${escapeIdentifier(name)} (${list}) from stdin`));
      await pipeline(await file.read(tableFile(name)), into);
    }
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    for (const key of keys) await client.query(key);
    for (const { name, lastValue } of head.sequences) {
      const sequence = escapeLiteral(escapeIdentifier(name));
      await client.query(`select setval(${sequence}, $1::bigint)`, [lastValue]);
    }
    await client.query('commit');
  } finally {
    client.release(true);
  }
}

/** Answers the statements that bring them back. */
async function dropKeys(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  }
  return rows.map(
    ({ table, name, definition }) =>
      `alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`,
  );
}
