import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import {
  disguisedFiles,
  gifWithFrames,
  grain,
  halves,
  padded,
  pngBomb,
} from '../../testing/sample-images.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import {
  putFile,
  reachable,
  signUpUploader,
  storedFiles,
  type Uploader,
} from '../../testing/upload-images.ts';
import { eventually } from '../../testing/eventually.ts';

const database = useDatabase();
const publicUrl = 'https://girone.example';
const girone = useGirone(database, { JOBS: 'off', RATE_LIMITS: 'on', PUBLIC_URL: publicUrl });
const sql = connectDirectly(database);

const limit = 10_485_760;
let giulia: Uploader;
let photo: Buffer;
let people = 0;

beforeAll(async () => {
  photo = await halves(60, 40).jpeg().toBuffer();
});
beforeEach(async () => {
  people += 1;
  await sql.run('truncate rate_limits');
  giulia = await signUpUploader(girone, `giulia-${people}`);
});

/** What was broken off before may still be on its way out. */
async function filesAtRest(): Promise<string[]> {
  const files = await storedFiles(girone);
  expect(files.filter((name) => name.startsWith('.drafts/'))).toEqual([]);
  return files;
}

async function expectRefusal(answer: Response, status: number, code: string): Promise<void> {
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ message: expect.any(String), code });
}

/** The states of this test's uploads. */
async function states(): Promise<unknown[]> {
  const rows = await sql.run('select state from uploads where uploader_id = $1', [giulia.userId]);
  return rows.map(({ state }) => state);
}

describe('an upload address', () => {
  test('is for whoever is signed in', async () => {
    const { status, body } = await new TestClient(girone.address).post('/api/objects/upload');
    expect(status).toBe(401);
    expect(body.code).toBe('not_signed_in');
  });

  test('is absolute, on the public address, and tells nothing about its owner', async () => {
    const address = new URL(await giulia.requestUpload());
    expect(address.origin).toBe(publicUrl);
    expect(address.pathname).toMatch(/^\/api\/objects\/upload\/[A-Za-z0-9_-]{43}$/);
    expect(address.href).not.toContain('giulia');
  });

  test('is handed out 30 times in half an hour', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1) {
      statuses.push((await giulia.client.post('/api/objects/upload')).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('sending a file', () => {
  test.each(['image/jpeg', 'application/json', 'text/html', 'multipart/form-data; boundary=x'])(
    'works without a cookie and as %s',
    async (type) => {
      const address = await giulia.requestUpload();
      const answer = await putFile(girone, address, {
        file: photo,
        headers: { 'content-type': type },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('etag')).toBeTruthy();
      expect(await states()).toEqual(['stored']);
    },
  );

  test('works without a type, and in pieces of unknown length', async () => {
    const address = reachable(girone, await giulia.requestUpload());
    const sending = request(address, { method: 'PUT' });
    sending.write(photo.subarray(0, 100));
    sending.end(photo.subarray(100));
    const [answer] = await once(sending, 'response');
    expect(answer.statusCode).toBe(200);
    answer.resume();
    const [row] = await sql.run('select bytes from uploads where uploader_id = $1', [
      giulia.userId,
    ]);
    expect(row).toEqual({ bytes: photo.length });
  });

  test('works with exactly 10,485,760 bytes', async () => {
    const address = await giulia.requestUpload();
    expect((await putFile(girone, address, padded(photo, limit))).status).toBe(200);
  });

  test('is for our own pages', async () => {
    const before = await storedFiles(girone);
    const headers = { 'sec-fetch-site': 'cross-site' };
    const address = await giulia.requestUpload();
    await expectRefusal(
      await putFile(girone, address, { file: photo, headers }),
      403,
      'cross_site',
    );
    expect(await storedFiles(girone)).toEqual(before);
  });
});

describe('what is no image is refused when it is sent', () => {
  let before: string[];
  let address: string;

  beforeEach(async () => {
    before = await storedFiles(girone);
    address = await giulia.requestUpload();
  });

  /** Nothing of it is kept, and the address takes an image as if nothing had been sent. */
  async function expectUnused(): Promise<void> {
    expect(await storedFiles(girone)).toEqual(before);
    expect(await states()).toEqual(['issued']);
    expect((await giulia.claim(address)).body.code).toBe('image_not_uploaded');
    expect((await putFile(girone, address, photo)).status).toBe(200);
    expect((await giulia.claim(address)).status).toBe(200);
  }

  test('by its content, whatever it calls itself', async () => {
    const headers = { 'content-type': 'image/png', 'accept-language': 'it' };
    for (const file of Object.values(await disguisedFiles())) {
      const answer = await putFile(girone, address, { file, headers });
      expect(answer.status).toBe(415);
      expect(await answer.json()).toEqual({
        code: 'image_type_unsupported',
        message: 'Scegli un’immagine JPEG, PNG, WebP, AVIF o GIF.',
      });
    }
    await expectUnused();
  });

  test('an empty file', async () => {
    const answer = await putFile(girone, address, Buffer.alloc(0));
    expect(answer.status).toBe(415);
    await expectUnused();
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('half a %s', async (kind) => {
    const file = await grain(300, 200).toFormat(kind).toBuffer();
    const half = file.subarray(0, file.length / 2);
    const answer = await putFile(girone, address, half);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'image_unreadable' }]);
    await expectUnused();
  });

  test('one that would fill the memory', async () => {
    for (const file of [pngBomb(30_000, 30_000), gifWithFrames(10_000)]) {
      const answer = await putFile(girone, address, file);
      expect(await answer.json()).toMatchObject({ code: 'image_too_many_pixels' });
    }
    await expectUnused();
  });
});

describe('a signed address', () => {
  test('works once; the file that came first stays', async () => {
    const address = await giulia.upload(photo);
    const before = await storedFiles(girone);
    await expectRefusal(await putFile(girone, address, Buffer.from('x')), 410, 'link_expired');
    expect(await storedFiles(girone)).toEqual(before);
    expect((await giulia.claim(address)).status).toBe(200);
    await expectRefusal(await putFile(girone, address, photo), 410, 'link_expired');
  });

  test('works once, also when ten send at the same time', async () => {
    const address = await giulia.requestUpload();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => putFile(girone, address, photo)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(9);
  });

  test('ends after ten minutes', async () => {
    const address = await giulia.requestUpload();
    const [row] = await sql.run(
      `select extract(epoch from expires_at - created_at)::int as seconds from uploads where uploader_id = $1`,
      [giulia.userId],
    );
    expect(row).toEqual({ seconds: 600 });
    await sql.run('update uploads set expires_at = now() where uploader_id = $1', [giulia.userId]);
    await expectRefusal(await putFile(girone, address, photo), 410, 'link_expired');
    expect(await states()).toEqual(['issued']);
  });

  test('is worth nothing with any other signature or name', async () => {
    const before = await storedFiles(girone);
    const address = new URL(await giulia.requestUpload());
    const other = new URL(await giulia.requestUpload());
    const signature = address.searchParams.get('signature') ?? '';
    const forged = Array.from({ length: signature.length }, (_, index) => {
      const flipped = signature[index] === 'A' ? 'B' : 'A';
      return signature.slice(0, index) + flipped + signature.slice(index + 1);
    });
    forged.push(
      'x',
      `${signature}=`,
      signature.slice(1),
      other.searchParams.get('signature') ?? '',
    );
    for (const wrong of forged) {
      address.searchParams.set('signature', wrong);
      await expectRefusal(await putFile(girone, address.href, photo), 403, 'forbidden');
    }
    address.searchParams.set('signature', signature);
    address.pathname = other.pathname;
    await expectRefusal(await putFile(girone, address.href, photo), 403, 'forbidden');
    address.searchParams.delete('signature');
    expect((await putFile(girone, address.href, photo)).status).toBe(400);
    expect(await storedFiles(girone)).toEqual(before);
  });

  test.each(['GET', 'POST', 'DELETE', 'PATCH', 'HEAD'])('does not answer to %s', async (method) => {
    const address = reachable(girone, await giulia.requestUpload());
    expect((await fetch(address, { method })).status).toBe(404);
    expect(await states()).toEqual(['issued']);
  });
});

/** Writes these pieces to the server and waits for the end of the connection. */
async function sendRaw(
  head: string[],
  pieces: Iterable<Buffer>,
): Promise<{ text: string; sent: number }> {
  const { hostname, port } = new URL(girone.address);
  const socket = connect(Number(port), hostname);
  let text = '';
  let sent = 0;
  socket.on('data', (chunk) => (text += chunk.toString()));
  // Writing on after the server has hung up is what this sender is for.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await once(socket, 'connect');
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  for (const piece of pieces) {
    if (socket.destroyed || text !== '') break;
    sent += piece.length;
    const flushed = new Promise<void>((resolve) => socket.write(piece, () => resolve()));
    await Promise.race([flushed, closed]);
  }
  await closed;
  return { text, sent };
}

function headFor(address: URL, ...headers: string[]): string[] {
  return [`PUT ${address.pathname}${address.search} HTTP/1.1`, `Host: ${address.host}`, ...headers];
}

function* chunked(total: number): Generator<Buffer> {
  const piece = Buffer.alloc(65_536, 'x');
  const framed = Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')]);
  for (let sent = 0; sent < total; sent += piece.length) yield framed;
}

describe('too much', () => {
  let before: string[];
  let address: URL;

  beforeEach(async () => {
    before = await eventually(filesAtRest);
    address = reachable(girone, await giulia.requestUpload());
  });

  async function expectNothingKept(): Promise<void> {
    expect(await storedFiles(girone)).toEqual(before);
    expect(await states()).toEqual(['issued']);
  }

  test('one byte more than the limit is refused by its declared length', async () => {
    const { text } = await sendRaw(headFor(address, `Content-Length: ${limit + 1}`), []);
    expect(text).toMatch(/^HTTP\/1.1 413 /);
    expect(text).toMatch(/connection: close/i);
    expect(text).toContain('"image_too_large"');
    await expectNothingKept();
  });

  test('one byte more in pieces is refused at its end', async () => {
    const sending = request(address, { method: 'PUT' });
    sending.write(Buffer.alloc(limit));
    sending.end('x');
    const [answer] = await once(sending, 'response');
    expect(answer.statusCode).toBe(413);
    answer.resume();
    await expectNothingKept();
  });

  test('a sender without end is cut off soon after the limit', async () => {
    const head = headFor(address, 'Transfer-Encoding: chunked');
    const { text, sent } = await sendRaw(head, chunked(10 * limit));
    expect(text).toMatch(/^HTTP\/1.1 413 /);
    // What the sockets on both sides hold comes on top.
    expect(sent).toBeLessThan(2 * limit);
    await expectNothingKept();
  });

  test('more than declared is another request, and a bad one', async () => {
    const head = headFor(address, 'Content-Length: 100');
    const { text } = await sendRaw(head, [Buffer.alloc(300, 'x')]);
    expect(text).toMatch(/^HTTP\/1.1 (200|400) /);
    expect(text).toMatch(/HTTP\/1.1 400 /);
    const rows = await sql.run('select bytes from uploads where uploader_id = $1', [giulia.userId]);
    expect([null, 100]).toContain(rows[0]?.['bytes']);
  });

  test('less than declared, and then silence, is nothing', async () => {
    const { hostname, port } = address;
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const head = headFor(address, `Content-Length: ${limit}`).join('\r\n');
    socket.write(`${head}\r\n\r\n`);
    socket.write(Buffer.alloc(200_000));
    await eventually(async () => expect(await storedFiles(girone)).not.toEqual(before));
    socket.destroy();
    await eventually(expectNothingKept);
  });
});
