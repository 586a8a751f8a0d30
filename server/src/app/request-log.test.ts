import Fastify, { LogController } from 'fastify';
import { expect, test } from 'vitest';
import { logRequests } from './request-log.ts';

const key = '7.1.a-key-that-opens-a-calendar';
const token = '0123456789abcdef0123456789abcdef';

test.each([
  ['/api/films/3?token=secret', '/api/films/3'],
  [`/api/calendars/${key}/mine.ics`, '/api/calendars/:key/mine.ics'],
  [`/api/%63alendars/${key}/mine.ics`, '/api/calendars/:key/mine.ics'],
  [`/api/calendars/${key}/mine.icz`, '/api/calendars/:key/mine.icz'],
  [`/api/calendars/${key}`, '/api/calendars/:key'],
  [`/invite/${token}`, '/invite/:token'],
  [`/%69nvite/${token}?from=chat`, '/invite/:token'],
  [`/INVITE/${token}`, '/INVITE/:token'],
  [`/invite/${token}/more`, '/invite/:token/more'],
  [`/api/invites/${token}/share.png`, '/api/invites/:token/share.png'],
  [`/api/invites/${token}/share.pmg`, '/api/invites/:token/share.pmg'],
  [`/api/invites/${token}`, '/api/invites/:token'],
  ['/api/invites/read', '/api/invites/read'],
  ['/api/circles/3/invites/7', '/api/circles/3/invites/7'],
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
  app.get('/api/invites/:token/share.png', async () => '');
  app.get('/invite/:token', async () => '');
  await app.inject(url);
  await app.close();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ path, address: '127.0.0.1', reqId: expect.any(String) }),
  ]);
  expect(lines.join('')).not.toContain(key);
  expect(lines.join('')).not.toContain(token);
});

test('a line says when, from where, by whom, what was called and how it ended', async () => {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    Object.assign(request, { actor: { userId: 7 } });
  });
  logRequests(app);
  app.delete('/api/films/:id', async (_request, reply) => reply.code(403).send());
  await app.inject({ method: 'DELETE', url: '/api/films/3' });
  await app.close();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      time: expect.any(Number),
      reqId: expect.any(String),
      address: '127.0.0.1',
      userId: 7,
      method: 'DELETE',
      path: '/api/films/3',
      status: 403,
    }),
  ]);
});
