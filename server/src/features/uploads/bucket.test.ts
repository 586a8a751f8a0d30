import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { createStorage } from '../../platform/storage/create-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { phonePhoto } from '../../testing/sample-images.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { useS3 } from '../../testing/test-s3.ts';
import {
  putFile,
  signUpUploader,
  storedFiles,
  type Uploader,
} from '../../testing/upload-images.ts';
import { discardOriginal } from './discard-original.ts';

const database = useDatabase();
const s3 = useS3();
const girone = useGirone(database, s3);
const sql = connectDirectly(database);

let giulia: Uploader;
let photo: Buffer;
let storage: Storage;

beforeAll(async () => {
  giulia = await signUpUploader(girone, 'giulia');
  photo = await phonePhoto();
  storage = await createStorage(readConfig(s3));
});

function originalOf(address: string): string {
  return `incoming/${new URL(address).pathname.split('/').at(-1)}`;
}

describe('with a bucket', () => {
  test('the file goes there, and its image is served through us', async () => {
    const address = await giulia.upload(photo);
    expect(address).toMatch(new RegExp(`^${s3.S3_ENDPOINT}/girone/incoming/`));
    const { status, body } = await giulia.claim(address);
    expect(status).toBe(200);
    expect(body.objectPath).toMatch(/^\/objects\/images\/[A-Za-z0-9_-]{43}$/);

    const served = await fetch(new URL(`${body.objectPath}?w=480`, girone.address));
    const metadata = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ width: 480, height: 720, format: 'webp' });
    expect(metadata.exif).toBeUndefined();
    const range = { range: 'bytes=0-3' };
    const part = await fetch(new URL(body.objectPath, girone.address), { headers: range });
    expect([part.status, await part.text()]).toEqual([206, 'RIFF']);

    expect(await storage.size(originalOf(address))).toBeUndefined();
    expect(await storedFiles(girone)).toEqual([]);
  });

  test('the address as upload dialogs give it back is enough, and another bucket’s is not', async () => {
    const address = await giulia.upload(photo);
    const elsewhere = address.replace('/girone/', '/other/');
    expect((await giulia.claim(elsewhere)).body.code).toBe('image_address_invalid');
    expect((await giulia.claim(address.split('?')[0] ?? '')).status).toBe(200);
  });

  test('nothing is claimed that has not come', async () => {
    const { status, body } = await giulia.claim(await giulia.requestUpload());
    expect([status, body.code]).toEqual([409, 'image_not_uploaded']);
  });

  test('what is too large, or no image, is refused at the claim and deleted', async () => {
    const large = await giulia.upload(Buffer.alloc(10_485_761));
    expect((await giulia.claim(large)).status).toBe(413);
    expect(await storage.size(originalOf(large))).toBeUndefined();
    const page = await giulia.upload(Buffer.from('<html></html>'));
    expect((await giulia.claim(page)).status).toBe(415);
    expect(await storage.size(originalOf(page))).toBeUndefined();
  });

  test('a file sent again after the claim changes nothing and is deleted later', async () => {
    const address = await giulia.upload(photo);
    const { body } = await giulia.claim(address);
    const before = await giulia.client.get(body.objectPath);
    await putFile(girone, address, Buffer.from('<script>'));
    const after = await giulia.client.get(body.objectPath);
    expect(after.text).toBe(before.text);

    const name = String(body.objectPath).split('/').at(-1) ?? '';
    const jobs = await sql.run(
      `select run_at > now() + interval '1 hour' as is_late from graphile_worker.jobs
       where task_identifier = 'discard-original'`,
    );
    expect(jobs.length).toBeGreaterThan(0);
    for (const job of jobs) expect(job).toEqual({ is_late: true });
    await discardOriginal({ storage }).run({ name });
    expect(await storage.size(originalOf(address))).toBeUndefined();
    expect((await giulia.client.get(body.objectPath)).status).toBe(200);
  });
});
