import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../testing/sign-up.ts';
import { TestClient } from '../testing/test-client.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';

const girone = useGirone(useDatabase(), { METRICS_TOKEN: 'a token of enough length' });
let client: TestClient;

beforeAll(() => {
  client = new TestClient(girone.address);
});

const login = { username: 'nobody', password: 'whatever' };

function postLogin(headers: Record<string, string>, body = JSON.stringify(login)) {
  return client.fetch('/api/login', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

describe('operations', () => {
  test('alive and ready answer 200', async () => {
    expect((await client.get('/healthz')).status).toBe(200);
    expect((await client.get('/readyz')).status).toBe(200);
  });

  test('metrics answer on loopback, and elsewhere only to the token', async () => {
    expect((await client.get('/metrics')).text).toContain('http_request_duration_seconds');
    const forwarded = { 'x-forwarded-for': '203.0.113.7' };
    expect((await client.fetch('/metrics', { headers: forwarded })).status).toBe(404);
    const withToken = { ...forwarded, authorization: 'Bearer a token of enough length' };
    expect((await client.fetch('/metrics', { headers: withToken })).status).toBe(200);
  });

  test('the API describes itself from the contract', async () => {
    const { body } = await client.get('/api/openapi.json');
    const { schema } = body.paths['/api/login'].post.requestBody.content['application/json'];
    expect(schema.required).toEqual(['username', 'password']);
    expect(Object.keys(body.paths['/api/user'].get.responses)).toContain('200');
    expect((await client.get('/api/docs')).status).toBe(200);
  });
});

async function search(accepted: string) {
  const { client: member } = await signUp(girone);
  const headers = { 'accept-encoding': accepted };
  return member.fetch('/api/films/search?title=love', { headers });
}

describe('a long answer', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ])('to whoever takes %s comes as %s, and says the same', async (accepted, coding) => {
    const plain = await search('identity');
    expect(plain.text.length).toBeGreaterThan(1024);
    const packed = await search(accepted);
    expect(packed.headers.get('content-encoding')).toBe(coding);
    expect(packed.headers.get('vary')).toBe('accept-encoding');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.body).toEqual(plain.body);
  });

  test('is packed and a short one is not', async () => {
    const { client: member } = await signUp(girone);
    const { headers } = await member.fetch('/api/user', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers.get('content-encoding')).toBeNull();
  });
});

describe('headers', () => {
  test('every answer is guarded against framing, sniffing and foreign scripts', async () => {
    for (const path of ['/healthz', '/api/user', '/api/nothing']) {
      const { headers } = await client.get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  test('no other site may read an answer, or learns more of an address than its host', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' };
    for (const method of ['GET', 'OPTIONS']) {
      for (const path of ['/healthz', '/api/user', '/api/nothing']) {
        const answer = await client.fetch(path, { method, headers });
        const names = [...answer.headers.keys()];
        expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
        expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      }
    }
  });

  test('API answers are never stored', async () => {
    expect((await client.get('/api/user')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('refusals', () => {
  test('a call without a session is 401, in the language of the caller', async () => {
    const italian = await client.fetch('/api/user', { headers: { 'accept-language': 'it' } });
    expect(italian.status).toBe(401);
    expect(italian.body).toEqual({ message: 'Accesso richiesto', code: 'not_signed_in' });
    const spanish = await client.fetch('/api/user', {
      headers: { 'accept-language': 'de-DE, es-AR;q=0.8, it;q=0.3' },
    });
    expect(spanish.body.message).toBe('Es necesario iniciar sesión');
  });

  test('an unknown call is 404 with our body, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, body } = await client.fetch('/api/nothing', { method });
      expect(status).toBe(404);
      expect(body).toEqual({ message: 'Not found.', code: 'not_found' });
    }
  });

  test('a state-changing call cannot be made by GET, nor by an override header', async () => {
    expect((await client.get('/api/logout')).status).toBe(404);
    const headers = { 'x-http-method-override': 'POST' };
    expect((await client.fetch('/api/logout', { headers })).status).toBe(404);
  });

  test.each([
    { name: 'no JSON', sent: '{', status: 400, code: 'malformed_request' },
    { name: 'an empty body', sent: '', status: 400, code: 'malformed_request' },
    { name: 'an array', sent: '[]', status: 400, code: 'invalid_input' },
    {
      name: 'a wrong type',
      sent: '{"username":{"$ne":1},"password":["x"]}',
      status: 400,
      code: 'invalid_input',
    },
    {
      name: 'a number too large',
      sent: '{"username":1e400,"password":"abcd"}',
      status: 400,
      code: 'invalid_input',
    },
    {
      name: 'a NUL',
      sent: '{"username":"a\\u0000bc","password":"abcd"}',
      status: 400,
      code: 'invalid_input',
    },
    {
      name: 'a lone surrogate',
      sent: '{"username":"\\ud800abc","password":"abcd"}',
      status: 400,
      code: 'invalid_input',
    },
    {
      name: 'a deep nest',
      sent: `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
      status: 400,
      code: 'invalid_input',
    },
    {
      name: 'a megabyte',
      sent: JSON.stringify({ username: 'x'.repeat(1_048_576) }),
      status: 413,
      code: 'payload_too_large',
    },
  ])('$name is refused without a trace of our insides', async ({ sent, status, code }) => {
    const answer = await postLogin({}, sent);
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBe(code);
    expect(answer.text).not.toMatch(/at \w+ \(|node_modules|select |zod/i);
  });

  test('keys that would poison a prototype are dropped', async () => {
    await postLogin(
      {},
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
    );
    expect(({} as { isAdmin?: true }).isAdmin).toBeUndefined();
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    '%s is no language of the API',
    async (type) => {
      const { status, body } = await postLogin({ 'content-type': type }, 'username=a');
      expect(status).toBe(415);
      expect(body.code).toBe('unsupported_media_type');
    },
  );

  test.each(['application/json\ta', ' application/json', 'application/json; charset=utf-8'])(
    'the content type %j does not get round validation',
    async (type) => {
      const { status } = await postLogin({ 'content-type': type }, '{"username":1}');
      expect([400, 415]).toContain(status);
    },
  );

  test('a broken path and an over-long one are refused', async () => {
    expect((await client.get('/api/%zz')).status).toBe(400);
    expect((await client.get(`/api/${'x'.repeat(20_000)}`)).status).toBeGreaterThanOrEqual(400);
  });

  test('a request that is no HTTP ends with a 400 and the connection', async () => {
    const { hostname, port } = new URL(girone.address);
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => socket.write('NONSENSE\r\n\r\n'));
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1.1 400/);
  });
});

describe('writes from another site', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
  ])('%o is refused', async (headers) => {
    const { status, body } = await postLogin(headers);
    expect(status).toBe(403);
    expect(body.code).toBe('cross_site');
  });

  test('our own pages are let through', async () => {
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: girone.address }]) {
      expect((await postLogin(headers)).status).toBe(401);
    }
  });

  describe('a program that names no page', () => {
    let program: TestClient;

    beforeAll(() => {
      program = new TestClient(girone.address);
      delete program.headers['origin'];
    });

    test('writes as a stranger', async () => {
      expect((await program.post('/api/login', login)).status).toBe(401);
      // Cookies that sign nobody in are no session.
      program.cookies.set('girone-signed-in', '1').set('girone-device', 'x');
      expect((await program.post('/api/login', login)).status).toBe(401);
    });

    test('does not write with a session, even one that has ended', async () => {
      const { client: page } = await signUp(girone);
      for (const [name, value] of page.cookies) program.cookies.set(name, value);
      expect((await program.get('/api/user')).status).toBe(200);
      const { status, body } = await program.post('/api/films', { title: 'La notte' });
      expect([status, body]).toEqual([403, { code: 'cross_site', message: expect.any(String) }]);
      expect((await program.get('/api/films/my')).body).toEqual([]);
      program.cookies.set('girone', 'over');
      expect((await program.post('/api/login', login)).status).toBe(403);
    });
  });
});
