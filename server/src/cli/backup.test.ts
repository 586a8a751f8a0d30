import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../platform/db/database.ts';
import { createLogger } from '../platform/logger.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import { digestDatabase } from '../testing/digest.ts';
import { connectDirectly } from '../testing/direct-sql.ts';
import { addOwnedCircle, addPost, addUser } from '../testing/sample-rows.ts';
import { addSeason } from '../testing/sample-season.ts';
import { useDatabase } from '../testing/test-database.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import { findBreaches } from './invariants.ts';

const source = useDatabase();
const target = useDatabase();
const sql = connectDirectly(source);
const name = 'n'.repeat(43);
const picture = Buffer.from('a picture');

let folder: string;
let file: string;
let pools: { source: Pool; target: Pool };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'girone backup '));
  file = join(folder, 'girone.zip');
  const log = createLogger({ logLevel: 'silent' });
  const open = ({ url }: typeof source) => createDatabase({ url, poolSize: 2, log }).pool;
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

const restore = (replace: boolean) =>
  restoreBackup({ pool: pools.target, storage: storageIn('to'), replace }, file);

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
  await expect(restore(false)).rejects.toThrow('The database is not empty.');
  await restore(true);
  const { rows } = await target.sql.query(`select 1 from circles where name = 'Altra'`);
  expect(rows).toEqual([]);
});

test('nothing is restored while Girone runs, and nothing from what is no backup', async () => {
  const before = await digestDatabase(target.sql);
  const running = await pools.source.connect();
  const busy = { pool: pools.source, storage: storageIn('to'), replace: true };
  await expect(restoreBackup(busy, file)).rejects.toThrow('Stop Girone first');
  running.release();

  const other = join(folder, 'other.zip');
  await writeFile(other, 'no ZIP file');
  const orders = { pool: pools.target, storage: storageIn('to'), replace: true };
  await expect(restoreBackup(orders, other)).rejects.toThrow('central directory');
  await expect(restoreBackup(orders, join(folder, 'missing.zip'))).rejects.toThrow('ENOENT');
  expect(await digestDatabase(target.sql)).toBe(before);
});
