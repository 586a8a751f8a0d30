import { describe, expect, test } from 'vitest';
import { signUp } from '../testing/sign-up.ts';
import { TestClient } from '../testing/test-client.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';
import { eventually } from '../testing/eventually.ts';

const database = useDatabase();
const one = useGirone(database);
const two = useGirone(database, { JOBS: 'off' });

/** Opens the stream as a browser does and writes down what it hears, until it ends. */
async function listen(address: string, client: TestClient) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const leave = new AbortController();
  const response = await fetch(new URL('/api/events', address), {
    headers: { cookie },
    signal: leave.signal,
  });
  const heard = { text: '', hasEnded: false };
  void (async () => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    try {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        heard.text += part.value;
      }
    } finally {
      heard.hasEnded = true;
    }
  })().catch(() => undefined);
  return { response, heard, leave: () => leave.abort() };
}

describe('the event stream', () => {
  test('tells a page on another instance what happened, and only what it may hear', async () => {
    const { client: giulia } = await signUp(one, 'giulia');
    const { client: paolo } = await signUp(one, 'paolo');
    const hers = await listen(two.address, giulia);
    const his = await listen(two.address, paolo);
    expect(hers.response.headers.get('content-type')).toContain('text/event-stream');
    await giulia.post('/api/films', { title: 'La strada' });
    await eventually(() => expect(hers.heard.text).toContain('event: film\ndata: {"filmId":'));
    expect(his.heard.text).not.toContain('event:');
    hers.leave();
    his.leave();
  });

  test('ends on every instance when its session does, and the server goes on', async () => {
    const { client } = await signUp(one, 'elena');
    const pages = [await listen(one.address, client), await listen(two.address, client)];
    expect((await client.post('/api/logout')).status).toBe(204);
    await eventually(() => expect(pages.map(({ heard }) => heard.hasEnded)).toEqual([true, true]));
    expect(pages.map(({ heard }) => heard.text.includes('event:'))).toEqual([false, false]);
    for (const { address } of [one, two]) {
      expect((await new TestClient(address).get('/readyz')).status).toBe(200);
    }
  });

  test('is open to visitors, who hear what is for everyone', async () => {
    const { response, leave } = await listen(one.address, new TestClient(one.address));
    expect(response.status).toBe(200);
    leave();
  });
});
