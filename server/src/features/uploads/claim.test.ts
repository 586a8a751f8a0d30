import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import {
  disguisedFiles,
  gifWithFrames,
  grain,
  halves,
  padded,
  phonePhoto,
  pngBomb,
  secretWords,
} from '../../testing/sample-images.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { untilServed } from '../../testing/until-served.ts';
import {
  putFile,
  signUpUploader,
  storedFiles,
  type Uploader,
} from '../../testing/upload-images.ts';

const database = useDatabase();
const publicUrl = 'https://girone.example';
const girone = useGirone(database, { JOBS: 'off', PUBLIC_URL: publicUrl });
const sql = connectDirectly(database);

let giulia: Uploader;
let paolo: Uploader;
let photo: Buffer;

beforeAll(async () => {
  giulia = await signUpUploader(girone, 'giulia');
  paolo = await signUpUploader(girone, 'paolo');
  photo = await halves(700, 500).jpeg().toBuffer();
});

function nameOf(address: string): string {
  return new URL(address, publicUrl).pathname.split('/').at(-1) ?? '';
}

async function filesOf(address: string): Promise<string[]> {
  return (await storedFiles(girone)).filter((file) => file.includes(nameOf(address)));
}

async function fetchImage(path: string, accept = 'image/webp'): Promise<Buffer> {
  const answer = await fetch(new URL(path, girone.address), { headers: { accept } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function stateOf(address: string): Promise<unknown> {
  const key = `images/${nameOf(address)}`;
  const [row] = await sql.run('select state from uploads where object_key = $1', [key]);
  return row?.['state'];
}

async function isBegun(address: string): Promise<boolean> {
  const key = `images/${nameOf(address)}`;
  const [row] = await sql.run(
    'select claim_started_at is not null as begun from uploads where object_key = $1',
    [key],
  );
  return row?.['begun'] === true;
}

describe('claiming', () => {
  test('gives a path that everyone can open, and only renditions are left', async () => {
    const address = await giulia.upload(photo);
    const { status, body } = await giulia.claim(address);
    expect(status).toBe(200);
    expect(body).toEqual({ objectPath: `/objects/images/${nameOf(address)}` });
    const { width, height, format } = await sharp(await fetchImage(body.objectPath)).metadata();
    expect([width, height, format]).toEqual([700, 500, 'webp']);
    const name = nameOf(address);
    expect(await filesOf(address)).toEqual(
      [160, 480, 960]
        .flatMap((size) => [`images/${name}-${size}.avif`, `images/${name}-${size}.webp`])
        .toSorted((a, b) => a.localeCompare(b)),
    );
  });

  test('takes the address as upload dialogs give it back: without its query', async () => {
    const address = await giulia.upload(photo);
    expect((await giulia.claim(address.split('?')[0] ?? '')).status).toBe(200);
  });

  test('can be repeated, with the address or the path', async () => {
    const address = await giulia.upload(photo);
    const { body: first } = await giulia.claim(address);
    for (const again of [address, first.objectPath, `${publicUrl}${first.objectPath}`]) {
      const { status, body } = await giulia.claim(again);
      expect(status).toBe(200);
      expect(body).toEqual(first);
    }
  });

  test('happens once, also when twelve claim at the same time', async () => {
    const address = await giulia.upload(await grain(1400, 1000).jpeg().toBuffer());
    const answers = await Promise.all(Array.from({ length: 12 }, () => giulia.claim(address)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won.length).toBeGreaterThan(0);
    const lost = answers.filter(({ status }) => status !== 200);
    for (const { status, body } of lost) {
      expect([status, body.code]).toEqual([409, 'image_busy']);
    }
    expect(new Set(won.map(({ body }) => body.objectPath)).size).toBe(1);
    expect((await filesOf(address)).length).toBe(8);
  });

  test('works on two images at a time, however many wait', async () => {
    const files = await Promise.all(
      Array.from({ length: 6 }, async () => giulia.upload(await grain(600, 400).jpeg().toBuffer())),
    );
    const progress = { isDone: false };
    const claims = Promise.all(files.map((address) => giulia.claim(address))).finally(() => {
      progress.isDone = true;
    });
    let most = 0;
    while (!progress.isDone) {
      const working = await sql.run(
        `select id from uploads where state = 'stored' and claim_started_at is not null`,
      );
      most = Math.max(most, working.length);
    }
    const answers = await claims;
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(most).toBe(2);
  });

  test('is needed for nobody who is not signed in', async () => {
    const visitor = new TestClient(girone.address);
    const address = await giulia.upload(photo);
    const { status } = await visitor.put('/api/post-images', { postImageURL: address });
    expect(status).toBe(401);
    expect(await stateOf(address)).toBe('stored');
  });

  test('is for the uploader alone, before and after', async () => {
    const address = await giulia.upload(photo);
    const refused = await paolo.claim(address);
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect(await stateOf(address)).toBe('stored');
    const { body } = await giulia.claim(address);
    expect((await paolo.claim(address)).status).toBe(403);
    expect((await paolo.claim(body.objectPath)).status).toBe(403);
  });

  test('before the file has come is too early, and does not spoil the address', async () => {
    const address = await giulia.requestUpload();
    const { status, body } = await giulia.claim(address);
    expect([status, body.code]).toEqual([409, 'image_not_uploaded']);
    const path = new URL(address);
    const bytes = new Uint8Array(photo);
    await fetch(new URL(`${path.pathname}${path.search}`, girone.address), {
      method: 'PUT',
      body: bytes,
    });
    expect((await giulia.claim(address)).status).toBe(200);
  });

  test('after a claim that died starts anew, and not before', async () => {
    const address = await giulia.upload(photo);
    const key = `images/${nameOf(address)}`;
    const start =
      'update uploads set claim_started_at = now() - $2::interval where object_key = $1';
    await sql.run(start, [key, '10 seconds']);
    expect((await giulia.claim(address)).body.code).toBe('image_busy');
    await sql.run(start, [key, '2 minutes']);
    expect((await giulia.claim(address)).status).toBe(200);
  });
});

describe('a photo with its place and author', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'as %s is served upright and without them, in every size and format',
    async (format) => {
      const path = await giulia.share(await phonePhoto(format));
      for (const width of [160, 480, 960, 1600]) {
        for (const accept of ['image/webp', 'image/avif,image/webp']) {
          const served = await fetchImage(`${path}?w=${width}`, accept);
          const metadata = await sharp(served).metadata();
          expect(metadata.height).toBeGreaterThan(metadata.width);
          const { exif, xmp, iptc, icc, orientation } = metadata;
          expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
          for (const word of secretWords) expect(served.includes(word)).toBe(false);
        }
      }
    },
  );
});

/** Claims a file that nobody has looked at; answers the refusal, and whether nothing of it is left. */
async function refusalOf(file: Buffer) {
  const address = await giulia.leaveUnseen(file);
  const { status, body } = await giulia.claim(address);
  const path = `/objects/images/${nameOf(address)}`;
  const isGone =
    (await filesOf(address)).length === 0 &&
    (await giulia.claim(address)).status === 404 &&
    (await giulia.client.get(path)).status === 404;
  return { status, code: String(body.code), isGone };
}

describe('nothing is kept of', () => {
  test('what only pretends to be an image', async () => {
    for (const file of Object.values(await disguisedFiles())) {
      expect(await refusalOf(file)).toEqual({
        status: 415,
        code: 'image_type_unsupported',
        isGone: true,
      });
    }
  });

  test('half an image', async () => {
    const file = await grain(300, 200).jpeg().toBuffer();
    expect(await refusalOf(file.subarray(0, file.length / 2))).toEqual({
      status: 400,
      code: 'image_unreadable',
      isGone: true,
    });
  });

  test('an image that would fill the memory', async () => {
    for (const file of [pngBomb(30_000, 30_000), gifWithFrames(10_000)]) {
      expect(await refusalOf(file)).toEqual({
        status: 400,
        code: 'image_too_many_pixels',
        isGone: true,
      });
    }
  });

  test('more than 5 MB for Critics, which Social takes', async () => {
    const limit = 5_242_880;
    const critics = { section: 'critics' };
    expect((await giulia.claim(await giulia.upload(padded(photo, limit)), critics)).status).toBe(
      200,
    );
    const address = await giulia.upload(padded(photo, limit + 1));
    const refused = await giulia.claim(address, critics);
    expect([refused.status, refused.body.code]).toEqual([413, 'image_too_large']);
    expect(await filesOf(address)).toEqual([]);
    const social = await giulia.upload(padded(photo, limit + 1));
    expect((await giulia.claim(social)).status).toBe(200);
    expect((await giulia.claim(social, critics)).status).toBe(413);
  });
});

describe('an address that is not ours', () => {
  const name = 'a'.repeat(43);

  test.each([
    `https://evil.example/objects/images/${name}`,
    `https://evil.example/api/objects/upload/${name}`,
    `//evil.example/objects/images/${name}`,
    `https://girone.example.evil.example/objects/images/${name}`,
    `https://girone.example@evil.example/objects/images/${name}`,
    `https://girone.example:8443/objects/images/${name}`,
    `http://girone.example/objects/images/${name}`,
    `http://169.254.169.254/latest/meta-data`,
    `file:///objects/images/${name}`,
    `data:image/png;base64,AAAA`,
    `javascript:alert(1)`,
    '/objects/images/../../etc/passwd',
    '/objects/../incoming/x',
    `/objects/images/%2e%2e%2f${name}`,
    `/objects/images/..%5c${name}`,
    `/objects/images/${name}%00`,
    `/objects/images/${name}-160.webp`,
    `/objects/posts/${name}`,
    '/objects/images/',
    '/etc/passwd',
    '',
    'http://[',
  ])('%j is refused', async (address) => {
    const { status, body } = await giulia.claim(address);
    expect([status, body.code]).toEqual([400, 'image_address_invalid']);
  });

  test('one with the form of ours leads nowhere', async () => {
    for (const address of [`/objects/images/${name}`, `${publicUrl}/api/objects/upload/${name}`]) {
      expect((await giulia.claim(address)).status).toBe(404);
    }
  });

  test.each([12, null, ['x'], { $ne: '' }, 'a\0b', '\ud800', `/${'x'.repeat(10_000)}`, undefined])(
    '%j is no address at all',
    async (postImageURL) => {
      const { status, body } = await giulia.client.put('/api/post-images', { postImageURL });
      expect([status, body.code]).toEqual([400, 'invalid_input']);
    },
  );
});

describe('claims that wait their turn', () => {
  let slow: Buffer;

  beforeAll(async () => {
    slow = await grain(3000, 3000).jpeg().toBuffer();
  });

  test('are not begun for whoever has gone meanwhile', async () => {
    const [first, second, left] = [
      await giulia.upload(slow),
      await giulia.upload(slow),
      await giulia.upload(photo),
    ];
    const claims = [first, second].map((address) => untilServed(() => giulia.claim(address)));
    await eventually(async () =>
      expect([await isBegun(first), await isBegun(second)]).toEqual([true, true]),
    );
    const leaving = new AbortController();
    const third = giulia.client.fetch('/api/post-images', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ postImageURL: left }),
      signal: leaving.signal,
    });
    setTimeout(() => leaving.abort(), 50);
    await expect(third).rejects.toThrow('aborted');
    const answers = await Promise.all(claims);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await pause(300);
    expect([await stateOf(left), await isBegun(left)]).toEqual(['stored', false]);
    expect((await giulia.claim(left)).status).toBe(200);
  });

  test('have an end: whoever comes then is told to come back, and can', async () => {
    const addresses: string[] = [];
    for (let count = 0; count < 32; count += 1) addresses.push(await giulia.upload(photo));
    const spare = await Promise.all(Array.from({ length: 6 }, () => giulia.requestUpload()));
    const claims = addresses.map((address) => giulia.claim(address));
    await Promise.any(claims.map(async (claim) => expect((await claim).status).toBe(503)));
    const sent = await Promise.all(spare.map((address) => putFile(girone, address, photo)));
    const unseen = spare[sent.findIndex(({ status }) => status === 503)] ?? '';
    const answers = await Promise.all(claims);
    expect((await putFile(girone, unseen, photo)).status).toBe(200);
    const taken = answers.filter(({ status }) => status === 200);
    const turnedAway = answers.filter(({ status }) => status === 503);
    expect(taken.length + turnedAway.length).toBe(32);
    expect(turnedAway.length).toBeGreaterThan(0);
    const [one] = turnedAway;
    expect(one?.body.code).toBe('unavailable');
    expect(Number(one?.headers.get('retry-after'))).toBeGreaterThan(0);
    const address = addresses[answers.findIndex(({ status }) => status === 503)] ?? '';
    expect((await giulia.claim(address)).status).toBe(200);
  });
});
