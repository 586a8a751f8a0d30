import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { defaultLanguage } from '@girone/contract/languages';
import type { PageCard } from '../features/sharing/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pickLanguage } from '../platform/http/language.ts';
import { setSecurityHeaders } from '../platform/http/security-headers.ts';
import { serveWeb } from './serve-web.ts';

const html = (title: string) =>
  `<!doctype html><title>${title}</title><meta property="og:image" content="%PUBLIC_URL%/share.png" />`;

const isForMember = ({ headers }: FastifyRequest) => headers.cookie === 'a=member';

let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'girone-web-'));
  await mkdir(join(root, 'prerendered/en'), { recursive: true });
  await mkdir(join(root, 'prerendered/it'));
  await mkdir(join(root, 'assets'));
  await mkdir(join(root, 'mail'));
  await Promise.all([
    writeFile(join(root, 'index.html'), html('application')),
    writeFile(join(root, 'prerendered/en/index.html'), html('landing')),
    writeFile(join(root, 'prerendered/en/terms.html'), html('terms')),
    writeFile(join(root, 'prerendered/it/index.html'), html('pagina iniziale')),
    writeFile(join(root, 'assets/index-abc.js'), 'export {};'),
    writeFile(join(root, 'before-paint.js'), 'void 0;'),
    writeFile(join(root, 'mail/rings.png'), 'rings'),
  ]);
  app = Fastify();
  app.decorateRequest('language', 'en');
  app.addHook('onRequest', async (request) => {
    request.language = pickLanguage(request.headers['accept-language']);
  });
  setSecurityHeaders(app, { publicUrl: new URL('https://girone.example'), s3: undefined });
  await serveWeb(app, { origin: 'https://girone.example', root, isForMember });
});

afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

describe('documents', () => {
  test.each([
    ['/', 'landing'],
    ['/terms', 'terms'],
    ['/privacy-policy', 'application'],
    ['/auth', 'application'],
    ['/tournaments/7', 'application'],
  ])('%s is the %s document, with this site’s address', async (path, title) => {
    const { statusCode, headers, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(`<title>${title}</title>`);
    expect(body).toContain('content="https://girone.example/share.png"');
  });

  test.each([
    ['it-IT,it;q=0.9,en;q=0.8', 'pagina iniziale'],
    ['fr, en;q=0.5', 'landing'],
    ['de', 'landing'],
    // There is none in it here: the application draws the page.
    ['es', 'application'],
  ])('whoever reads %s gets the first page: %s', async (wish, title) => {
    const { headers, body } = await get('/', { 'accept-language': wish });
    expect(body).toContain(`<title>${title}</title>`);
    expect(headers.vary).toContain('accept-language');
  });

  test('a member gets none that is drawn for visitors, and caches are told', async () => {
    const { headers, body } = await get('/', { cookie: 'a=member' });
    expect(body).toContain('<title>application</title>');
    expect(headers.vary).toContain('cookie');
  });

  test('the query does not matter', async () => {
    expect((await get('/?from=a-friend')).body).toContain('<title>landing</title>');
  });

  test('an unknown path is the application with 404, and never a 304', async () => {
    const { statusCode, headers, body } = await get('/no/such/page');
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>application</title>');
    const again = await get('/no/such/page', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(404);
  });

  test('a program that lost the way gets no document', async () => {
    for (const [path, accept] of [
      ['/no/such/page', 'application/json'],
      ['/api/nothing', 'text/html'],
    ] as const) {
      const { statusCode, body } = await get(path, { accept });
      expect(statusCode).toBe(404);
      expect(JSON.parse(body)).toMatchObject({ code: 'not_found' });
    }
  });

  test('a document file has no address of its own', async () => {
    expect((await get('/prerendered/en/terms.html')).statusCode).toBe(404);
    expect((await get('/index.html')).statusCode).toBe(404);
  });
});

describe('codings', () => {
  const plain = html('landing').replace('%PUBLIC_URL%', 'https://girone.example');

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['GZIP;q=0.5', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=1.0', 'gzip', gunzipSync],
  ] as const)('%s gets %s', async (accepted, coding, decode) => {
    const { headers, rawPayload } = await get('/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(decode(rawPayload).toString()).toBe(plain);
  });

  test.each(['', 'identity', 'br;q=0', 'deflate'])('"%s" gets it plain', async (accepted) => {
    const { headers, body } = await get('/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toBe(plain);
  });

  test('are told to caches, which ask each time and hear when nothing is new', async () => {
    const first = await get('/', { 'accept-encoding': 'br' });
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers['vary']).toBe('accept-encoding, accept-language, cookie');
    const etag = String(first.headers.etag);
    const known = { 'accept-encoding': 'br', 'if-none-match': `"older", W/${etag}` };
    const second = await get('/', known);
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
    expect(second.headers.etag).toBe(etag);
    expect((await get('/', { ...known, 'accept-encoding': 'gzip' })).statusCode).toBe(200);
  });
});

describe('files', () => {
  test('with a hash in their name are kept for ever, others are asked for again', async () => {
    const hashed = await get('/assets/index-abc.js');
    expect(hashed.headers['cache-control']).toContain('immutable');
    const plain = await get('/before-paint.js');
    expect(plain.headers['cache-control']).toBe('no-cache');
  });

  test('of a release that is gone are not there, and that is not kept for ever', async () => {
    for (const path of ['/assets/index-old.js', '/assets/index-abc.js.br', '/assets/']) {
      const { statusCode, headers } = await get(path);
      expect([path, statusCode, headers['cache-control']]).toEqual([path, 404, 'no-cache']);
    }
  });

  test('are not read as something else, and leave out what only a page heeds', async () => {
    const { headers } = await get('/assets/index-abc.js');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toBeUndefined();
    for (const path of ['/', '/auth', '/lost', '/before-paint.js']) {
      const policy = (await get(path)).headers['content-security-policy'];
      expect(`${path}: ${String(policy)}`).toContain("frame-ancestors 'none'");
    }
  });
});

test('pictures of mails are shown wherever people read their mail, and no other file is', async () => {
  const picture = await get('/mail/rings.png');
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
  const file = await get('/before-paint.js');
  expect(file.headers['cross-origin-resource-policy']).toBe('same-origin');
});

describe('previews', () => {
  const hostile = `</title><script>alert(1)</script> "'&\n$& $1`;
  const card: PageCard = {
    language: 'it',
    title: hostile,
    description: hostile,
    path: '/leaderboard?tournament=7',
    type: 'website',
    image: { path: '/api/x.png?lang=it&v=1', alt: hostile, width: 1200, height: 630 },
  };
  let described: FastifyInstance;

  beforeAll(async () => {
    described = Fastify();
    described.decorateRequest('language', defaultLanguage);
    await serveWeb(described, {
      origin: 'https://girone.example',
      root,
      async describePage({ params, query }) {
        const asked = JSON.stringify([params, query]);
        if (asked.includes('broken')) throw new Error('the database is away');
        return asked.includes('7') ? card : undefined;
      },
    });
  });

  afterAll(() => described.close());

  const look = (url: string, headers: Record<string, string> = {}) =>
    described.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

  test('stand in place of the document’s own, and hold no code', async () => {
    const { statusCode, body } = await look('/leaderboard?tournament=7');
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script>');
    expect(body).not.toContain('share.png');
    for (const tag of ['<title>', 'property="og:image"', 'name="description"', 'rel="canonical"']) {
      expect(body.split(tag)).toHaveLength(2);
    }
    const text = '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;&#39;&amp; $&amp; $1';
    expect(body).toContain(`<title>${text} — Girone</title>`);
    expect(body).toContain(`<meta name="description" content="${text}" />`);
    const address = 'https://girone.example/leaderboard?tournament=7';
    expect(body).toContain(`<link rel="canonical" href="${address}" />`);
    expect(body).toContain(`<meta property="og:url" content="${address}" />`);
    expect(body).toContain('content="https://girone.example/api/x.png?lang=it&amp;v=1"');
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect((await look('/films/7')).body).toContain('<title>&lt;');
  });

  test('come in the coding that is asked for, and are not sent twice', async () => {
    const plain = (await look('/leaderboard?tournament=7')).body;
    for (const [coding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const asked = { 'accept-encoding': coding };
      const { headers, rawPayload } = await look('/leaderboard?tournament=7', asked);
      expect(headers['content-encoding']).toBe(coding);
      expect(headers['vary']).toBe('accept-encoding, accept-language');
      expect(headers['cache-control']).toBe('no-cache');
      expect(decode(rawPayload).toString()).toBe(plain);
      const known = { ...asked, 'if-none-match': String(headers.etag) };
      expect((await look('/leaderboard?tournament=7', known)).statusCode).toBe(304);
    }
  });

  test.each(['/invite/7', '/invite/8', '/invite'])(
    'of %s are for whoever has the address: no list, no proxy, no other site learns of it',
    async (path) => {
      const { statusCode, headers } = await look(path);
      expect(statusCode).toBe(200);
      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cache-control']).toBe('private, no-cache');
      expect((await look('/auth')).headers['x-robots-tag']).toBeUndefined();
    },
  );

  test('are left out where there is nothing to say, or nobody to ask', async () => {
    const { body } = await get('/leaderboard');
    for (const path of ['/leaderboard', '/leaderboard?tournament=8', '/films/8', '/films/broken']) {
      const answer = await look(path);
      expect([answer.statusCode, answer.body]).toEqual([200, body]);
    }
    expect((await look('/matches?tournament=7')).body).toBe(body);
  });
});

test('without a built web application only the API is served', async () => {
  const bare = Fastify();
  bare.decorateRequest('language', 'en');
  await serveWeb(bare, { origin: 'https://girone.example', root: join(root, 'assets') });
  const answer = await bare.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'not_found' });
  await bare.close();
});
