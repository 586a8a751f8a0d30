import { describe, expect, test } from 'vitest';
import { connectDirectly } from '../testing/direct-sql.ts';
import { addOwnedCircle } from '../testing/sample-rows.ts';
import { signUp } from '../testing/sign-up.ts';
import { TestClient } from '../testing/test-client.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';
import { eventually } from '../testing/eventually.ts';

const database = useDatabase();
const sql = connectDirectly(database);
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

function news(tournamentId: number | undefined): string {
  return `event: tournament\ndata: {"status":"setup","tournamentId":${tournamentId}}`;
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

  test('tells whoever may look of a circle’s championship', async () => {
    const owner = await signUp(one);
    const outsider = await signUp(one);
    const pages = {
      member: await listen(two.address, owner.client),
      outsider: await listen(two.address, outsider.client),
      visitor: await listen(two.address, new TestClient(two.address)),
    };
    const ids: Record<string, number> = {};
    for (const isPublic of [false, true]) {
      const circleId = await addOwnedCircle(sql, owner.id, { isPublic });
      await sql.run(
        `insert into events (type, audience, payload)
         values ('membership', jsonb_build_object('kind', 'user', 'userId', $1::int), '{}')`,
        [owner.id],
      );
      const { body } = await owner.client.post('/api/tournaments', { name: 'Coppa', circleId });
      ids[isPublic ? 'public' : 'private'] = body.id;
    }
    await eventually(() => expect(pages.outsider.heard.text).toContain(news(ids['public'])));
    await eventually(() => expect(pages.member.heard.text).toContain(news(ids['public'])));
    expect(pages.member.heard.text).toContain(news(ids['private']));
    // The private circle's was the first to be told.
    expect(pages.outsider.heard.text).not.toContain(news(ids['private']));
    expect(pages.visitor.heard.text).not.toContain('event: tournament');
    for (const page of Object.values(pages)) page.leave();
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

  test('is kept for nobody who left before it began', async () => {
    const openStreams = async () => {
      const { text } = await new TestClient(two.address).get('/metrics');
      return /^girone_live_streams (\d+)$/m.exec(text)?.[1];
    };
    await eventually(async () => expect(await openStreams()).toBe('0'));
    const { client } = await signUp(two, 'impaziente');
    const { sql: holder } = database;
    await holder.query('begin');
    await holder.query('lock table sessions in access exclusive mode');
    const leave = new AbortController();
    const { signal } = leave;
    const headers = { cookie: [...client.cookies].map((pair) => pair.join('=')).join('; ') };
    const left = fetch(new URL('/api/events', two.address), { headers, signal });
    await eventually(async () => {
      const waiting = await sql.run(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%sessions%'`,
      );
      expect(waiting).toHaveLength(1);
    });
    leave.abort();
    await expect(left).rejects.toThrow('aborted');
    await holder.query('rollback');
    await client.get('/api/user');
    expect(await openStreams()).toBe('0');
  });
});
