import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { listImageFiles } from '../../features/uploads/index.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { writeZip, type ZipEntry } from '../../platform/write-zip.ts';
import { headFile, leftOut, objectFolder, tableFile, type BackupHead } from './backup-form.ts';

interface Source {
  readonly pool: Pool;
  readonly storage: Storage;
}

/**
 * Writes everything that Girone holds into one ZIP file: the tables as they were at one moment, by COPY,
 * and the files of the images they speak of. The server may go on meanwhile. A file that is already
 * there is replaced only when the new one is whole.
 */
export async function writeBackup({ pool, storage }: Source, file: string): Promise<BackupHead> {
  const client = await pool.connect();
  const draft = `${file}.part`;
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    const keys = await listImageFiles(drizzle(client));
    const head = await describe(client, keys.length);
    await pipeline(
      writeZip([
        { path: headFile, content: Buffer.from(JSON.stringify(head, null, 2)) },
        ...head.tables.map((table) => tableEntry(client, table)),
        ...keys.map((key): ZipEntry => ({
          path: `${objectFolder}${key}`,
          open: () => storage.read(key),
        })),
      ]),
      createWriteStream(draft, { mode: 0o600 }),
    );
    await rename(draft, file);
    return head;
  } finally {
    await rm(draft, { force: true });
    // Closing the connection ends the transaction and the settings, whatever happened.
    client.release(true);
  }
}

/** Read when its turn comes: the entries of a ZIP file follow one another, as copies on one connection must. */
function tableEntry(client: PoolClient, { name, columns }: BackupHead['tables'][number]): ZipEntry {
  const list = columns.map(escapeIdentifier).join(', ');
  return {
    path: tableFile(name),
    // By a query: of a table that is kept in parts nothing else can be copied.
    open: async () =>
      client.query(copyTo(`copy (select ${list} from ${escapeIdentifier(name)}) to stdout`)),
    compress: true,
  };
}

async function describe(client: PoolClient, objects: number): Promise<BackupHead> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
       and table_name <> all ($1)
     group by table_name order by table_name`,
    [leftOut],
  );
  const { rows: sequences } = await client.query<{ name: string; lastValue: string }>(
    `select sequencename as name, last_value::text as "lastValue" from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  const { rows: migrations } = await client.query<{ schema: string }>(
    'select max(created_at)::text as schema from drizzle.__drizzle_migrations',
  );
  return {
    format: 1,
    createdAt: new Date().toISOString(),
    schema: Number(migrations[0]?.schema),
    tables,
    sequences,
    objects,
  };
}
