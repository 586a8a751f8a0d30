import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAt, startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { callApi, sendRequest } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { saveLanguage } from '../text/language.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  openAt(server.origin);
});

afterEach(async () => {
  await server.close();
});

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const failure: unknown = await call.catch((error: unknown) => error);
  if (failure instanceof ApiError) return failure;
  throw new TypeError('expected the call to fail with an ApiError', { cause: failure });
}

describe('a call that succeeds', () => {
  it('gives the parsed answer', async () => {
    server.answer('GET /api/user', { body: { username: 'giulia' } });
    expect(await callApi('GET /api/user')).toEqual({ username: 'giulia' });
  });

  it('gives nothing where there is no content', async () => {
    server.answer('POST /api/logout', { status: 204 });
    expect(await callApi('POST /api/logout')).toBeUndefined();
  });

  it('sends a body as JSON only when there is one', async () => {
    server.answer('POST /api/matches/4/vote', { body: {} });
    server.answer('POST /api/logout', { status: 204 });
    await sendRequest('POST /api/matches/:matchId/vote', {
      params: { matchId: 4 },
      body: { filmId: 9 },
    });
    await callApi('POST /api/logout');
    const [withBody, without] = server.seen;
    expect(withBody?.body).toBe('{"filmId":9}');
    expect(withBody?.headers['content-type']).toBe('application/json');
    expect(without?.body).toBe('');
    expect(without?.headers).not.toHaveProperty('content-type');
  });

  it('sends false, zero and null as bodies too', async () => {
    server.answer('POST /api/x', { body: {} });
    for (const body of [false, 0, null]) await sendRequest('POST /api/x', { body });
    expect(server.seen.map((request) => request.body)).toEqual(['false', '0', 'null']);
  });

  it('asks for the chosen language', async () => {
    server.answer('GET /api/user', { body: {} });
    await callApi('GET /api/user');
    saveLanguage('es');
    await callApi('GET /api/user');
    expect(server.seen.map((request) => request.headers['accept-language'])).toEqual(['en', 'es']);
  });

  it('encodes what it puts into the address', async () => {
    server.answer('GET /api/users/profile/a%2Fb%20%3F%C3%A9', { body: {} });
    await sendRequest('GET /api/users/profile/:username', {
      params: { username: 'a/b ?é' },
      query: { search: 'così & così', limit: 0, before: undefined },
    });
    expect(server.seen[0]?.url).toBe(
      '/api/users/profile/a%2Fb%20%3F%C3%A9?search=cos%C3%AC+%26+cos%C3%AC&limit=0',
    );
  });

  it('refuses to leave a hole in the address', async () => {
    await expect(sendRequest('GET /api/circles/:circleId')).rejects.toThrow('"circleId"');
    expect(server.seen).toHaveLength(0);
  });
});

describe('a question that was asked before the application came', () => {
  beforeEach(() => {
    server.answer('GET /api/user', { body: { username: 'asked' } });
    const early = Promise.resolve(Response.json({ username: 'early' }));
    window.earlyAnswers = new Map([['/api/user', early]]);
  });

  afterEach(() => {
    window.earlyAnswers = undefined;
  });

  it('is not asked again, once', async () => {
    expect(await callApi('GET /api/user')).toEqual({ username: 'early' });
    expect(server.seen).toHaveLength(0);
    expect(await callApi('GET /api/user')).toEqual({ username: 'asked' });
  });

  it('is asked anew after a change', async () => {
    server.answer('POST /api/logout', { status: 204 });
    await callApi('POST /api/logout');
    expect(await callApi('GET /api/user')).toEqual({ username: 'asked' });
  });

  it('fails as any other where the line was down', async () => {
    window.earlyAnswers = new Map([['/api/user', Promise.reject(new TypeError('no line'))]]);
    const failure = await failureOf(callApi('GET /api/user'));
    expect(failure.code).toBe('network');
  });
});

describe('a call that is refused', () => {
  it('fails with "{status}: {body text}" and what our error body says', async () => {
    const body = {
      message: 'Alcuni campi vanno ricontrollati.',
      code: 'invalid_input',
      fields: { title: 'È troppo lungo.' },
    };
    server.answer('POST /api/films', { status: 400, body });
    const failure = await failureOf(sendRequest('POST /api/films', { body: {} }));
    expect(failure.message).toBe(`400: ${JSON.stringify(body)}`);
    expect(failure.status).toBe(400);
    expect(failure.code).toBe('invalid_input');
    expect(failure.serverMessage).toBe('Alcuni campi vanno ricontrollati.');
    expect(failure.fields).toEqual({ title: 'È troppo lungo.' });
  });

  it('fails with the status text where the body is empty', async () => {
    server.answer('GET /api/user', { status: 503, statusText: 'Service Unavailable' });
    const failure = await failureOf(callApi('GET /api/user'));
    expect(failure.message).toBe('503: Service Unavailable');
    expect(failure.code).toBeUndefined();
    expect(failure.serverMessage).toBeUndefined();
  });

  it.each(['<h1>Bad gateway</h1>', '"text"', '[1]', 'null', '{"code":"toString","message":7}'])(
    'keeps a body that is not ours as text: %s',
    async (body) => {
      server.answer('GET /api/user', { status: 502, body });
      const failure = await failureOf(callApi('GET /api/user'));
      expect(failure.message).toBe(`502: ${body}`);
      expect(failure.code).toBeUndefined();
      expect(failure.serverMessage).toBeUndefined();
      expect(failure.fields).toEqual({});
    },
  );

  it('reads the sentence of the password-reset calls', async () => {
    server.answer('POST /api/reset-password', {
      status: 400,
      body: { success: false, error: 'Il codice è errato o scaduto' },
    });
    const failure = await failureOf(sendRequest('POST /api/reset-password', { body: {} }));
    expect(failure.serverMessage).toBe('Il codice è errato o scaduto');
  });
});

describe('a call that gets no answer', () => {
  it('fails with a code of its own where the line is down', async () => {
    await server.close();
    const failure = await failureOf(callApi('GET /api/user'));
    expect(failure.code).toBe('network');
    expect(failure.status).toBe(0);
    server = await startApiServer();
  });

  it('fails the same way where the answer is not JSON', async () => {
    server.answer('GET /api/user', { body: '<!doctype html>' });
    const failure = await failureOf(callApi('GET /api/user'));
    expect(failure.code).toBe('network');
  });

  it.each([200, 409])('fails the same way where a %i is cut short', async (status) => {
    server.answer('GET /api/user', { status, body: { code: 'conflict' }, cutAfter: 4 });
    const failure = await failureOf(callApi('GET /api/user'));
    expect(failure.code).toBe('network');
  });

  it('is no failure of the network where the caller gave up', async () => {
    server.answer('GET /api/user', { body: {} });
    const signal = AbortSignal.abort();
    await expect(callApi('GET /api/user', { signal })).rejects.toHaveProperty('name', 'AbortError');
  });
});
