import { gunzipSync } from 'node:zlib';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { defineRoute } from '@girone/contract/route';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { registerRoute } from './register-route.ts';
import { zodValidator } from './validation.ts';

const route = defineRoute({
  method: 'GET',
  path: '/api/tables/:id',
  summary: 'A table',
  access: 'everyone',
  params: z.object({ id: z.coerce.number() }),
  status: 200,
  response: z.object({ text: z.string() }),
  errors: ['not_found'],
});

let app: FastifyInstance;
let version: Outcome<string>;
let made: Promise<Outcome<{ text: string }>>;
let timesMade: number;

beforeEach(() => {
  version = accept('1');
  made = Promise.resolve(accept({ text: 'uno' }));
  timesMade = 0;
  app = Fastify();
  app.setValidatorCompiler(zodValidator);
  app.decorateRequest('actor', null);
  app.decorateRequest('language', 'en');
  registerRoute(app, route, {
    readVersion: async () => version,
    make: () => {
      timesMade += 1;
      return made;
    },
  });
});

afterEach(() => app.close());

const read = (headers: Record<string, string> = {}, id = 1) =>
  app.inject({ url: `/api/tables/${id}`, headers });

test('an answer is made once for each version and each address', async () => {
  expect((await read()).json()).toEqual({ text: 'uno' });
  made = Promise.resolve(accept({ text: 'due' }));
  expect((await read()).json()).toEqual({ text: 'uno' });
  version = accept('2');
  expect((await read()).json()).toEqual({ text: 'due' });
  expect(timesMade).toBe(2);
  await read({}, 2);
  expect(timesMade).toBe(3);
});

test('whoever asks while it is made waits for the same one', async () => {
  let finish: ((text: Outcome<{ text: string }>) => void) | undefined;
  made = new Promise((resolve) => {
    finish = resolve;
  });
  const answers = [read(), read(), read()];
  await new Promise(setImmediate);
  finish?.(accept({ text: 'uno' }));
  for (const answer of answers) expect((await answer).json()).toEqual({ text: 'uno' });
  expect(timesMade).toBe(1);
});

test('neither a refusal nor a failure is kept', async () => {
  made = Promise.resolve(refuse('not_found'));
  expect((await read()).statusCode).toBe(404);
  made = Promise.reject(new Error('the database is away'));
  expect((await read()).statusCode).toBe(500);
  made = Promise.resolve(accept({ text: 'uno' }));
  expect((await read()).statusCode).toBe(200);
});

test('whoever may not see it gets nothing of what is kept', async () => {
  const { headers } = await read();
  version = refuse('not_found');
  const { statusCode, body } = await read({ 'if-none-match': String(headers.etag) });
  expect([statusCode, JSON.parse(body)]).toMatchObject([404, { code: 'not_found' }]);
});

test('whoever has it is told so, and others get it as they take it', async () => {
  const text = 'Nel mezzo del cammin. '.repeat(100);
  made = Promise.resolve(accept({ text }));
  const plain = await read();
  expect(plain.json()).toEqual({ text });
  const packed = await read({ 'accept-encoding': 'gzip' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual({ text });
  const again = await read({ 'if-none-match': String(packed.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['cache-control']).toBe('private, no-cache');
  expect(timesMade).toBe(1);
});
