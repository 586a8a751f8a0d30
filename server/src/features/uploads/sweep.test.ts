import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { createDatabase, type DatabaseConnection } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { createStorage } from '../../platform/storage/create-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { halves } from '../../testing/sample-images.ts';
import { addFilm } from '../../testing/sample-rows.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { signUpUploader, storedFiles, type Uploader } from '../../testing/upload-images.ts';
import { releaseImage } from './index.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { eventually } from '../../testing/eventually.ts';

const database = useDatabase();
const girone = useGirone(database);
const sql = connectDirectly(database);

let connection: DatabaseConnection;
let storage: Storage;
let giulia: Uploader;
let photo: Buffer;

beforeAll(async () => {
  giulia = await signUpUploader(girone, 'giulia');
  photo = await halves(90, 60).png().toBuffer();
  const log = createLogger({ logLevel: 'silent' });
  connection = createDatabase({ url: database.url, poolSize: 4, log });
  storage = await createStorage(readConfig({ DATA_DIR: girone.dataDir }));
  return () => connection.close();
});

beforeEach(async () => {
  await sql.run('delete from posts');
  await sql.run('delete from uploads');
  for (const file of await storedFiles(girone)) await storage.delete(file);
});

function sweep(): Promise<void> {
  return sweepUploads({ db: connection.db, storage }).run({});
}

/** Lets time pass for every upload. */
function wait(time: string) {
  return sql.run(
    `update uploads set created_at = created_at - $1::interval, expires_at = expires_at - $1::interval,
       claimed_at = claimed_at - $1::interval, claim_started_at = claim_started_at - $1::interval`,
    [time],
  );
}

async function states(): Promise<unknown[]> {
  const rows = await sql.run('select state from uploads order by id');
  return rows.map(({ state }) => state);
}

function showInPost(path: string) {
  return sql.add(
    `insert into posts (content, author_id, image_url) values ('', $1, $2) returning id`,
    [giulia.userId, path],
  );
}

describe('the sweep', () => {
  test('leaves everything alone for a day', async () => {
    await giulia.requestUpload();
    await giulia.upload(photo);
    await giulia.share(photo);
    await wait('23 hours');
    const files = await storedFiles(girone);
    await sweep();
    expect(await states()).toEqual(['issued', 'stored', 'claimed']);
    expect(await storedFiles(girone)).toEqual(files);
  });

  test('then takes what nobody claimed and what nothing shows, with files and rows', async () => {
    await giulia.requestUpload();
    await giulia.upload(photo);
    const unused = await giulia.share(photo);
    const shown = await giulia.share(photo);
    await showInPost(shown);
    await wait('25 hours');
    await sweep();
    expect(await states()).toEqual(['claimed']);
    expect((await giulia.client.get(unused)).status).toBe(404);
    expect((await giulia.client.get(shown)).status).toBe(200);
    const name = shown.split('/').at(-1) ?? '';
    const files = await storedFiles(girone);
    expect(files).toHaveLength(2);
    for (const file of files) expect(file).toContain(name);
  });

  test('keeps the pictures of people, films and circles', async () => {
    const paths = [await giulia.share(photo), await giulia.share(photo), await giulia.share(photo)];
    for (const [index, purpose] of ['profile', 'film', 'circle'].entries()) {
      await sql.run(`update uploads set purpose = $1 where '/objects/' || object_key = $2`, [
        purpose,
        paths[index],
      ]);
    }
    const [profile, film, circle] = paths;
    const { userId } = giulia;
    await sql.run('update users set profile_image_url = $2 where id = $1', [userId, profile]);
    await sql.run('update films set cover_image_path = $2 where id = $1', [
      await addFilm(sql, userId),
      film,
    ]);
    await sql.run(
      `insert into circles (name, owner_id, cover_image_path) values ('Roma', $1, $2)`,
      [userId, circle],
    );
    await wait('25 hours');
    await sweep();
    expect(await states()).toEqual(['claimed', 'claimed', 'claimed']);
  });

  test('can run twice, and on two instances at once', async () => {
    for (let index = 0; index < 5; index += 1) await giulia.upload(photo);
    await wait('25 hours');
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await states()).toEqual([]);
    expect(await storedFiles(girone)).toEqual([]);
  });

  test('takes what a refused or a dead claim left', async () => {
    await giulia.claim(await giulia.leaveUnseen(Buffer.from('no image')));
    const address = new URL(await giulia.upload(photo));
    const name = address.pathname.split('/').at(-1) ?? '';
    await storage.put(`images/${name}-160.webp`, photo);
    await sql.run(`update uploads set claim_started_at = now() where state = 'stored'`);
    await wait('25 hours');
    await sweep();
    expect(await states()).toEqual([]);
    expect(await storedFiles(girone)).toEqual([]);
  });

  test('keeps the row of a refused file while its address may still be used', async () => {
    await giulia.claim(await giulia.leaveUnseen(Buffer.from('no image')));
    await sweep();
    expect(await states()).toEqual(['removed']);
    await wait('2 hours');
    await sweep();
    expect(await states()).toEqual([]);
  });

  test('is planned for every hour', async () => {
    await eventually(async () => {
      const rows = await sql.run(
        `select identifier from graphile_worker._private_known_crontabs where identifier = 'sweep-uploads'`,
      );
      expect(rows).toHaveLength(1);
    });
    expect(sweepUploads({ db: connection.db, storage }).cron).toMatch(/^\d+ \* \* \* \*$/);
  });
});

async function statusOf(path: string): Promise<number> {
  return (await giulia.client.get(path)).status;
}

describe('releasing an image', () => {
  test('takes it away with the transaction that stops showing it', async () => {
    const path = await giulia.share(photo);
    const post = await showInPost(path);
    await connection.db.transaction(async (tx) => {
      await tx.execute(`delete from posts where id = ${post}`);
      await releaseImage(tx, path);
    });
    expect(await statusOf(path)).toBe(404);
    await eventually(async () => expect(await storedFiles(girone)).toEqual([]));
  });

  test('works in either order', async () => {
    const path = await giulia.share(photo);
    const post = await showInPost(path);
    await connection.db.transaction(async (tx) => {
      await releaseImage(tx, path);
      await tx.execute(`delete from posts where id = ${post}`);
    });
    await eventually(async () => expect(await statusOf(path)).toBe(404));
    await eventually(async () => expect(await storedFiles(girone)).toEqual([]));
  });

  test('does nothing when the transaction fails', async () => {
    const path = await giulia.share(photo);
    await showInPost(path);
    const failing = connection.db.transaction(async (tx) => {
      await tx.execute('delete from posts');
      await releaseImage(tx, path);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await statusOf(path)).toBe(200);
  });

  test('waits for the last post that shows it', async () => {
    const path = await giulia.share(photo);
    const first = await showInPost(path);
    const second = await showInPost(path);
    for (const [post, status] of [
      [first, 200],
      [second, 404],
    ] as const) {
      await connection.db.transaction(async (tx) => {
        await tx.execute(`delete from posts where id = ${post}`);
        await releaseImage(tx, path);
      });
      expect(await statusOf(path)).toBe(status);
    }
    await eventually(async () => expect(await storedFiles(girone)).toEqual([]));
  });

  test('leaves alone what is not ours', async () => {
    const path = await giulia.share(photo);
    for (const other of [
      'https://image.tmdb.org/t/p/w500/a.jpg',
      '',
      '/objects/posters/x',
      `${path}/..`,
    ]) {
      await releaseImage(connection.db, other);
    }
    expect(await statusOf(path)).toBe(200);
  });
});
