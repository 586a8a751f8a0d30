import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { createLogger } from '../platform/logger.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import { writeZip, type ZipEntry } from '../platform/write-zip.ts';
import { digestDatabase } from '../testing/digest.ts';
import { connectDirectly } from '../testing/direct-sql.ts';
import { eventually } from '../testing/eventually.ts';
import { addOwnedCircle, addPost, addUser } from '../testing/sample-rows.ts';
import { addSeason } from '../testing/sample-season.ts';
import { useDatabase } from '../testing/test-database.ts';
import { headFile, type BackupHead } from './backup/backup-form.ts';
import { openBackup } from './backup/open-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import { findBreaches } from './invariants.ts';

const source = useDatabase();
const target = useDatabase();
const sql = connectDirectly(source);
const name = 'n'.repeat(43);
const picture = Buffer.from('a picture');
const log = createLogger({ logLevel: 'silent' });

let folder: string;
let file: string;
let pools: { source: Pool; target: Pool };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'girone backup '));
  file = join(folder, 'girone.zip');
  const open = ({ url }: typeof source) =>
    createDatabase({ url, poolSize: 2, log, forCopies: true }).pool;
  pools = { source: open(source), target: open(target) };

  const giulia = await addUser(sql);
  await addOwnedCircle(sql, giulia);
  const first = await addPost(sql, giulia);
  await addPost(sql, giulia);
  // The last number that was given is not the highest that is there.
  await sql.run('delete from posts where id > $1', [first]);
  await addSeason(sql, { owners: [giulia, await addUser(sql)] });
  await sql.run(
    `insert into uploads (object_key, uploader_id, purpose, state, bytes, content_type, expires_at,
       stored_at, claimed_at, widths)
     values ($1, $2, 'profile', 'claimed', 9, 'image/webp', now(), now(), now(), '{320}')`,
    [`images/${name}`, giulia],
  );
  await sql.run('update users set profile_image_url = $1 where id = $2', [
    `/objects/images/${name}`,
    giulia,
  ]);
  await sql.run(
    `insert into sessions (sid, user_id, expire) values ('hash', $1, now() + interval '1 day')`,
    [giulia],
  );
  await storageIn('from').put(`images/${name}-320.webp`, picture);
});

afterAll(async () => {
  await Promise.all([pools.source.end(), pools.target.end()]);
  await rm(folder, { recursive: true });
});

const storageIn = (place: string) => createDiskStorage(join(folder, place));

async function restore(replace: boolean) {
  await waitUntilAlone();
  return restoreBackup({ pool: pools.target, storage: storageIn('to'), replace, log }, file);
}

/** All that a backup holds: those who were signed in sign in again. */
async function digest(database: typeof source): Promise<string[]> {
  const lines = (await digestDatabase(database.sql)).split('\n');
  return lines.filter((line) => !line.startsWith('sessions:'));
}

test('a backup brings everything back, and goes on where it ended', async () => {
  await writeBackup({ pool: pools.source, storage: storageIn('from') }, file);
  const storage = storageIn('to');
  await restore(false);

  expect(await digest(target)).toEqual(await digest(source));
  expect(await storage.get(`images/${name}-320.webp`)).toEqual(picture);
  // One that was gone from the storage is not made up.
  expect(await storage.get(`images/${name}-320.avif`)).toBeUndefined();
  const { rows } = await target.sql.query('select 1 from sessions');
  expect(rows).toEqual([]);
  const findings = await findBreaches(drizzle(pools.target));
  expect(findings.filter(({ breaches }) => breaches > 0)).toEqual([]);

  const next = `insert into circles (name, owner_id) select 'Dopo', min(id) from users returning id`;
  const [one, other] = [await source.sql.query(next), await target.sql.query(next)];
  expect(other.rows).toEqual(one.rows);
});

test('a database with people in it is replaced only when that is asked for', async () => {
  await target.sql.query(`update circles set name = 'Altra'`);
  const [mine, theirs] = [`exports/${name}`, `images/${'o'.repeat(43)}-320.webp`];
  await target.sql.query(
    `insert into data_exports (user_id, object_key) select min(id), $1 from users`,
    [mine],
  );
  await target.sql.query(
    `insert into uploads (object_key, uploader_id, purpose, state, bytes, content_type, expires_at,
       stored_at, claimed_at, widths)
     select $1, min(id), 'profile', 'claimed', 9, 'image/webp', now(), now(), now(), '{320}' from users`,
    [`images/${'o'.repeat(43)}`],
  );
  const storage = storageIn('to');
  for (const key of [mine, theirs]) await storage.put(key, picture);
  await expect(restore(false)).rejects.toThrow('The database is not empty.');
  await restore(true);
  const { rows } = await target.sql.query(`select 1 from circles where name = 'Altra'`);
  expect(rows).toEqual([]);
  // Nor is anything left of what people had there, but for what the backup has too.
  for (const key of [mine, theirs]) expect(await storage.get(key)).toBeUndefined();
  expect(await storage.get(`images/${name}-320.webp`)).toEqual(picture);
});

test('nothing is restored while Girone runs, and nothing from what is no backup', async () => {
  const before = await digestDatabase(target.sql);
  const running = await pools.source.connect();
  const busy = { pool: pools.source, storage: storageIn('to'), replace: true, log };
  await expect(restoreBackup(busy, file)).rejects.toThrow('Stop Girone first');
  running.release();

  const other = join(folder, 'other.zip');
  await writeFile(other, 'no ZIP file');
  const orders = { pool: pools.target, storage: storageIn('to'), replace: true, log };
  await expect(restoreBackup(orders, other)).rejects.toThrow('central directory');
  await expect(restoreBackup(orders, join(folder, 'missing.zip'))).rejects.toThrow('ENOENT');
  expect(await digestDatabase(target.sql)).toBe(before);
});

test('nothing goes for a backup that is damaged, not whole, or of a version to come', async () => {
  const before = await digestDatabase(target.sql);
  const bytes = (await readFile(file)).toString('latin1');

  /** Of the same length, so that it is a ZIP file as before. */
  async function restoreChanged(from: string, to: string): Promise<unknown> {
    expect(bytes).toContain(from);
    expect(to).toHaveLength(from.length);
    return restoreBytes(Buffer.from(bytes.replaceAll(from, to), 'latin1'));
  }

  await expect(restoreChanged('a picture', 'A picture')).rejects.toThrow('is damaged');
  const [table, noTable] = ['tables/votes.copy', 'tables/vote_.copy'];
  await expect(restoreChanged(table, noTable)).rejects.toThrow('no whole backup');
  await expect(restoreWith({ schema: 1 }, [])).rejects.toThrow('does not know that schema');
  expect(await digestDatabase(target.sql)).toBe(before);
});

test('a backup of an older version is brought to today’s', async () => {
  const { rows: applied } = await target.sql.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  );
  for (const schema of ['graphile_worker', 'drizzle', 'public']) {
    await target.sql.query(`drop schema ${schema} cascade`);
  }
  await target.sql.query('create schema public');
  await migrate(pools.target, { log, upTo: Number(applied.at(-4)?.created_at) });
  await target.sql.query(
    `insert into users (username, email, password) values ('vecchia', 'vecchia@example.org', '$argon2id$')`,
  );
  const old = join(folder, 'old.zip');
  await writeBackup({ pool: pools.target, storage: storageIn('from') }, old);

  await waitUntilAlone();
  await restoreBackup({ pool: pools.target, storage: storageIn('to'), replace: true, log }, old);
  const { rows: people } = await target.sql.query('select username from users');
  expect(people).toEqual([{ username: 'vecchia' }]);
  const { rows: now } = await target.sql.query('select 1 from drizzle.__drizzle_migrations');
  expect(now).toHaveLength(applied.length);
});

test('no name in a backup leads into a statement or out of the storage', async () => {
  const evil = 'users (id) from stdin; drop table films; --';
  const rows = { path: `tables/${evil}.copy`, content: Buffer.alloc(0) };
  const tables = [{ name: evil, columns: ['id'] }];
  await expect(restoreWith({ tables }, [rows])).rejects.toThrow('does not exist');
  expect((await target.sql.query('select from films')).rows).toEqual([]);
  const object = { path: 'objects/images/..-evil.sh', content: picture };
  await expect(restoreWith({ tables: [] }, [object])).rejects.toThrow('not a storage key');
});

/** A migration closes its connection, which is gone a moment later. */
async function waitUntilAlone(): Promise<void> {
  await eventually(async () => {
    const { rows } = await target.sql.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'girone'`,
    );
    expect(rows.length).toBeLessThanOrEqual(1);
  });
}

async function restoreBytes(bytes: Buffer): Promise<unknown> {
  const crafted = join(folder, 'crafted.zip');
  await writeFile(crafted, bytes);
  await waitUntilAlone();
  return restoreBackup(
    { pool: pools.target, storage: storageIn('to'), replace: true, log },
    crafted,
  );
}

/** A backup with another head, and these files alone. */
async function restoreWith(changes: Partial<BackupHead>, files: ZipEntry[]): Promise<unknown> {
  const backup = await openBackup(file);
  backup.close();
  const content = Buffer.from(JSON.stringify({ ...backup.head, ...changes }));
  return restoreBytes(await buffer(writeZip([{ path: headFile, content }, ...files])));
}
