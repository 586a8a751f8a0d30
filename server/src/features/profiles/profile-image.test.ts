import { imageBytes } from '@girone/contract/image-limits';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { disguisedFiles, halves, padded } from '../../testing/sample-images.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { signUpUploader, storedFiles, type Uploader } from '../../testing/upload-images.ts';
import { eventually } from '../../testing/eventually.ts';

const database = useDatabase();
const girone = useGirone(database);
const sql = connectDirectly(database);

let giulia: Uploader;
let paolo: Uploader;
let photo: Buffer;

beforeAll(async () => {
  giulia = await signUpUploader(girone, 'giulia');
  paolo = await signUpUploader(girone, 'paolo');
  photo = await halves(300, 300).jpeg().toBuffer();
});

function setImage(uploader: Uploader, imageUrl: unknown, more: object = {}) {
  return uploader.client.put('/api/users/profile-image', { imageUrl, ...more });
}

function nameOf(address: string): string {
  return new URL(address, girone.address).pathname.split('/').at(-1) ?? '';
}

function pathOf(address: string): string {
  return `/objects/images/${nameOf(address)}`;
}

async function filesOf(address: string): Promise<string[]> {
  return (await storedFiles(girone)).filter((file) => file.includes(nameOf(address)));
}

async function fileStatus(address: string): Promise<number> {
  return (await fetch(new URL(pathOf(address), girone.address))).status;
}

async function pictureOf({ client }: Uploader): Promise<string | null> {
  return (await client.get('/api/user')).body.profileImageUrl;
}

async function accountEvents({ userId }: Uploader): Promise<unknown[]> {
  return sql.run(
    `select payload, audience from events where type = 'account' and payload->>'userId' = $1::text`,
    [String(userId)],
  );
}

describe('a picture', () => {
  test('is an upload of one’s own, and everyone can fetch it', async () => {
    const before = await accountEvents(giulia);
    const address = await giulia.upload(photo);
    const { status, body } = await setImage(giulia, address);
    expect(status).toBe(200);
    expect(body.profileImageUrl).toBe(pathOf(address));
    expect(body).toEqual((await giulia.client.get('/api/user')).body);
    const image = await fetch(new URL(body.profileImageUrl, girone.address));
    expect(image.headers.get('cache-control')).toContain('public');
    const { width, format } = await sharp(Buffer.from(await image.arrayBuffer())).metadata();
    expect([width, format]).toEqual([300, 'webp']);
    const events = await accountEvents(giulia);
    expect(events).toHaveLength(before.length + 1);
    expect(events.at(-1)).toEqual({
      payload: { userId: giulia.userId },
      audience: { kind: 'user', userId: giulia.userId },
    });
  });

  test('can be set again, by its address or its path, and nothing happens', async () => {
    const address = await giulia.upload(photo);
    await setImage(giulia, address);
    const events = await accountEvents(giulia);
    for (const again of [address, pathOf(address), ` ${pathOf(address)} `]) {
      const { status, body } = await setImage(giulia, again);
      expect([status, body.profileImageUrl]).toEqual([200, pathOf(address)]);
    }
    expect(await accountEvents(giulia)).toEqual(events);
    expect(await fileStatus(address)).toBe(200);
  });

  test('takes the place of the one before, whose files go', async () => {
    const [first, second] = [await giulia.upload(photo), await giulia.upload(photo)];
    await setImage(giulia, first);
    expect(await filesOf(first)).not.toEqual([]);
    await setImage(giulia, second);
    expect(await fileStatus(first)).toBe(404);
    await eventually(async () => expect(await filesOf(first)).toEqual([]));
    expect(await fileStatus(second)).toBe(200);
    expect((await setImage(giulia, first)).status).toBe(404);
    expect(await pictureOf(giulia)).toBe(pathOf(second));
  });

  test('is removed by an empty text, also where there is none', async () => {
    const address = await giulia.upload(photo);
    await setImage(giulia, address);
    for (const nothing of ['', '  ']) {
      const { status, body } = await setImage(giulia, nothing);
      expect([status, body.profileImageUrl]).toEqual([200, null]);
    }
    expect(await fileStatus(address)).toBe(404);
    await eventually(async () => expect(await filesOf(address)).toEqual([]));
  });

  test('of several at once is one, and the others go', async () => {
    const addresses = await Promise.all(Array.from({ length: 4 }, () => giulia.upload(photo)));
    const answers = await Promise.all(addresses.map((address) => setImage(giulia, address)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const picture = await pictureOf(giulia);
    const served = await Promise.all(addresses.map(fileStatus));
    expect(addresses.map(pathOf).filter((_path, index) => served[index] === 200)).toEqual([
      picture,
    ]);
  });
});

describe('what is refused', () => {
  test('an image of somebody else, uploaded or shown', async () => {
    await setImage(paolo, '');
    const address = await giulia.upload(photo);
    expect(await setImage(paolo, address)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    await setImage(giulia, address);
    expect((await setImage(paolo, pathOf(address))).status).toBe(403);
    expect(await pictureOf(paolo)).toBeNull();
    expect(await pictureOf(giulia)).toBe(pathOf(address));
  });

  test.each([
    'https://elsewhere.example/objects/images/photo.jpg',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '/objects/../../etc/passwd',
    '/favicon.svg',
    'null',
  ])('an address that is no upload of ours: %s', async (address) => {
    const before = await pictureOf(paolo);
    const { status, body } = await setImage(paolo, address);
    expect([status, body.code]).toEqual([400, 'image_address_invalid']);
    expect(await pictureOf(paolo)).toBe(before);
  });

  test.each([undefined, null, 7, ['x'], { url: 'x' }, 'x'.repeat(2049), 'a\0b'])(
    'what is no address: %j',
    async (imageUrl) => {
      const { status, body } = await setImage(paolo, imageUrl);
      expect(status).toBe(400);
      expect(Object.keys(body.fields)).toEqual(['imageUrl']);
    },
  );

  test('a file over 5,242,880 bytes; exactly as many are taken', async () => {
    const png = await halves(64, 64).png().toBuffer();
    const fits = await paolo.upload(padded(png, imageBytes.profile));
    expect((await setImage(paolo, fits)).status).toBe(200);
    const large = await paolo.upload(padded(png, imageBytes.profile + 1));
    const { status, body } = await setImage(paolo, large);
    expect([status, body.code]).toEqual([413, 'image_too_large']);
    expect(await pictureOf(paolo)).toBe(pathOf(fits));
    expect(await filesOf(large)).toEqual([]);
  });

  test('a file that is no image', async () => {
    const files = await disguisedFiles();
    const address = await paolo.leaveUnseen(files['an SVG with a script'] ?? photo);
    const { status, body } = await setImage(paolo, address);
    expect([status, body.code]).toEqual([415, 'image_type_unsupported']);
  });

  test('an address to which nothing was sent, and one that was never handed out', async () => {
    const { body } = await setImage(paolo, await paolo.requestUpload());
    expect(body.code).toBe('image_not_uploaded');
    expect((await setImage(paolo, `/objects/images/${'x'.repeat(43)}`)).status).toBe(404);
  });

  test('an image that is already in use for something else', async () => {
    const path = await paolo.share(photo);
    expect(await setImage(paolo, path)).toMatchObject({
      status: 409,
      body: { code: 'image_in_use' },
    });
  });

  test('visitors', async () => {
    const visitor = new TestClient(girone.address);
    const answer = await visitor.put('/api/users/profile-image', { imageUrl: '' });
    expect([answer.status, answer.body.code]).toEqual([401, 'not_signed_in']);
  });
});

test('nothing else of the account can be changed with it', async () => {
  const { body: before } = await paolo.client.get('/api/user');
  const { status, body } = await setImage(paolo, '', {
    id: 1,
    userId: giulia.userId,
    username: 'mallory',
    email: 'mallory@example.org',
    isAdmin: true,
    isSuperAdmin: true,
    maxFilmsAllowed: 1000,
    profileImageUrl: 'https://elsewhere.example/x.png',
    constructor: { prototype: { isAdmin: true } },
  });
  expect(status).toBe(200);
  expect(body).toEqual({ ...before, profileImageUrl: null });
  expect((await giulia.client.get('/api/user')).body.username).toBe('giulia');
  expect({}).not.toHaveProperty('isAdmin');
});
