import Fastify, { LogController } from 'fastify';
import { expect, test } from 'vitest';
import { logRequests } from './request-log.ts';

const key = '7.1.a-key-that-opens-a-calendar';

test.each([
  ['/api/films/3?token=secret', '/api/films/3'],
  [`/api/calendars/${key}/mine.ics`, '/api/calendars/:key/mine.ics'],
  [`/api/%63alendars/${key}/mine.ics`, '/api/calendars/:key/mine.ics'],
  [`/api/calendars/${key}/mine.icz`, '/api/calendars/:key/mine.icz'],
  [`/api/calendars/${key}`, '/api/calendars/:key'],
])('a call of %s is on record as %s', async (url, path) => {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'trace', stream: { write: (line: string) => lines.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.decorateRequest('actor', null);
  logRequests(app);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send());
  app.get('/api/calendars/:key/mine.ics', async () => '');
  await app.inject(url);
  await app.close();
  expect(lines.map((line) => JSON.parse(line).path)).toEqual([path]);
  expect(lines.join('')).not.toContain(key);
});
