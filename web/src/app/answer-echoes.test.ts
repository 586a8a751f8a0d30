import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLive } from '../lib/api/live.ts';
import { openAt, startApiServer, type ApiServer } from '../testing/api-server.ts';
import { answerEchoes } from './answer-echoes.ts';
import { Line } from '../testing/line.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

it('sends back the stamp that it is asked with', async () => {
  openAt(`${server.origin}/`);
  server.answer('POST /api/events/echo', { status: 204 });
  const line = new Line();
  const live = createLive({ onReconnect: () => undefined, openSource: () => line });
  answerEchoes(live);
  live.start();
  line.say('echo', { stamp: 'of-now' });
  await vi.waitFor(() => expect(server.seen).toHaveLength(1));
  expect(server.seen).toMatchObject([
    { method: 'POST', url: '/api/events/echo', body: '{"stamp":"of-now"}' },
  ]);
});
