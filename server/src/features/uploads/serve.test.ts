import { once } from 'node:events';
import { connect } from 'node:net';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { grain, halves } from '../../testing/sample-images.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { signUpUploader } from '../../testing/upload-images.ts';

const girone = useGirone(useDatabase(), { JOBS: 'off' });
let path: string;

beforeAll(async () => {
  const giulia = await signUpUploader(girone, 'giulia');
  path = await giulia.share(await grain(1200, 800).jpeg().toBuffer());
  await giulia.share(await halves(30, 20).png().toBuffer());
});

async function get(query = '', headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(new URL(`${path}${query}`, girone.address), { headers, method });
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

describe('the size', () => {
  test.each([
    ['', 1200],
    ['?w=1', 160],
    ['?w=160', 160],
    ['?w=161', 480],
    ['?w=480', 480],
    ['?w=700', 960],
    ['?w=1600', 1200],
    ['?w=99999', 1200],
  ])('for %j is %i wide', async (query, width) => {
    const { status, bytes } = await get(query);
    expect(status).toBe(200);
    expect((await sharp(bytes).metadata()).width).toBe(width);
  });

  test.each(['?w=abc', '?w=-1', '?w=', '?w=1e3', '?w=123456', '?w=1&w=2'])(
    'for %j is a mistake',
    async (query) => {
      expect((await get(query)).status).toBe(400);
    },
  );
});

describe('the format', () => {
  test.each([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'webp'],
    ['text/html', 'webp'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['image/avif;q=0.5', 'avif'],
  ])('for %j is %s', async (accept, format) => {
    const { headers, bytes } = await get('?w=160', { accept });
    expect(headers.get('content-type')).toBe(`image/${format}`);
    expect(headers.get('vary')).toContain('Accept');
    expect((await sharp(bytes).metadata()).mediaType).toBe(`image/${format}`);
  });
});

describe('the headers', () => {
  test('let everyone keep it for ever, and nobody run it', async () => {
    const { headers, bytes } = await get();
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toBe('inline');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(headers.get('content-length')).toBe(String(bytes.length));
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('are the same for HEAD, without the image', async () => {
    const whole = await get();
    const head = await get('', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.bytes).toHaveLength(0);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    }
  });
});

describe('the validator', () => {
  test('is strong, and another for each size and format', async () => {
    const etags = await Promise.all(
      ['?w=160', '?w=480'].flatMap((query) =>
        ['image/avif', 'image/webp'].map(async (accept) =>
          (await get(query, { accept })).headers.get('etag'),
        ),
      ),
    );
    expect(new Set(etags).size).toBe(4);
    for (const etag of etags) expect(etag).toMatch(/^"[A-Za-z0-9_.-]+"$/);
  });

  test('saves sending what is known', async () => {
    const etag = (await get()).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, bytes, headers } = await get('', { 'if-none-match': known });
      expect(status).toBe(304);
      expect(bytes).toHaveLength(0);
      expect(headers.get('etag')).toBe(etag);
      expect(headers.get('cache-control')).toContain('immutable');
    }
    expect((await get('', { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('a part', () => {
  test.each([
    ['bytes=0-99', 0, 100],
    ['bytes=100-', 100, undefined],
    ['bytes=-50', -50, undefined],
  ])('%j is sent as 206', async (range, start, end) => {
    const whole = await get();
    const part = await get('', { range });
    expect(part.status).toBe(206);
    expect(part.bytes.equals(whole.bytes.subarray(start, end))).toBe(true);
    expect(part.headers.get('content-length')).toBe(String(part.bytes.length));
    expect(part.headers.get('content-range')).toMatch(
      new RegExp(`^bytes \\d+-\\d+/${whole.bytes.length}$`),
    );
  });

  test('that does not exist is 416 and names the length', async () => {
    const { bytes } = await get();
    const { status, headers } = await get('', { range: `bytes=${bytes.length}-` });
    expect(status).toBe(416);
    expect(headers.get('content-range')).toBe(`bytes */${bytes.length}`);
  });

  test('is sent only of what the reader has begun with', async () => {
    const etag = (await get()).headers.get('etag') ?? '';
    const range = 'bytes=0-9';
    expect((await get('', { range, 'if-range': etag })).status).toBe(206);
    expect((await get('', { range, 'if-range': '"other"' })).status).toBe(200);
  });

  test('of several at once is answered with the whole', async () => {
    expect((await get('', { range: 'bytes=0-1,4-5' })).status).toBe(200);
  });
});

describe('a stored object', () => {
  test.each(['PUT', 'DELETE', 'POST', 'PATCH'])('is not changed by %s', async (method) => {
    expect([404, 405]).toContain((await get('', {}, method)).status);
    expect((await get()).status).toBe(200);
  });
});

/** Past every client that would tidy the path up first. */
async function getRaw(target: string): Promise<string> {
  const { hostname, port, host } = new URL(girone.address);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return text;
}

describe('a way out of the folder', () => {
  const secret = '..%2f..%2fsession-secret';

  test.each([
    '/objects/../session-secret',
    '/objects/../../session-secret',
    '/objects/images/../../session-secret',
    '/objects/images/..',
    '/objects/./images',
    '/objects//etc/passwd',
    '/objects/images//etc/passwd',
    '/objects/images/%2e%2e%2f%2e%2e%2fsession-secret',
    '/objects/%2e%2e/session-secret',
    '/objects/%2e%2e%2fsession-secret/x',
    '/objects/images/..%5c..%5csession-secret',
    '/objects/..\\session-secret',
    '/objects/images/%00',
    '/objects/images/x%00.webp',
    `/objects/images/${secret}`,
    '/objects/images/%252e%252e%252fsession-secret',
    '/objects/images/..%c0%afsession-secret',
    '/objects/images/%zz',
    '/objects/incoming/x',
    '/objects/.drafts/x',
    `/objects/images/${'a'.repeat(10_000)}`,
    `/objects/${'../'.repeat(3000)}etc/passwd`,
    '/objects',
    '/objects/',
    '/objects/images',
    '/objects/images/',
    '/objects/__proto__/constructor',
  ])('%.60s leads nowhere', async (target) => {
    const answer = await getRaw(target);
    expect(answer).toMatch(/^HTTP\/1.1 (400|404|414) /);
    expect(answer).not.toMatch(/root:|node_modules|at \w+ \(/);
  });

  test('renditions and originals have no address of their own', async () => {
    for (const target of [`${path}-160.webp`, `${path}.webp`, path.replace('images', 'incoming')]) {
      expect(await getRaw(target)).toMatch(/^HTTP\/1.1 404 /);
    }
    expect(await getRaw(path)).toMatch(/^HTTP\/1.1 200 /);
  });
});
