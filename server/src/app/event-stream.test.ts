import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { connectDirectly } from '../testing/direct-sql.ts';
import { eventsOf, listen } from '../testing/listen.ts';
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

function news(tournamentId: number | undefined): string {
  return `event: tournament\ndata: {"status":"setup","tournamentId":${tournamentId}}`;
}

async function countStreams(address: string): Promise<string | undefined> {
  const { text } = await new TestClient(address).get('/metrics');
  return /^girone_live_streams (\d+)$/m.exec(text)?.[1];
}

/** A bare connection that has asked for the stream; what comes is read only as far as it asks. */
async function openSocket(
  address: string,
  headers = '',
): Promise<{ socket: Socket; head: string }> {
  const { port } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  socket.write(`GET /api/events HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`);
  const [head] = await once(socket, 'data');
  return { socket, head: String(head) };
}

/** All but the question whether it hears. */
const anyNews = /^event: (?!echo$)/m;

describe('the event stream', () => {
  test('tells a page on another instance what happened, and only what it may hear', async () => {
    const { client: giulia } = await signUp(one, 'giulia');
    const { client: paolo } = await signUp(one, 'paolo');
    const hers = await listen(two.address, giulia);
    const his = await listen(two.address, paolo);
    expect(hers.response.headers.get('content-type')).toContain('text/event-stream');
    await giulia.post('/api/films', { title: 'La strada' });
    await eventually(() => expect(hers.heard.text).toContain('event: film\ndata: {"filmId":'));
    expect(his.heard.text).not.toMatch(anyNews);
    hers.leave();
    his.leave();
  });

  test('tells a page that asked before it could listen what happened in between, if it may hear it', async () => {
    const { client: her } = await signUp(one);
    const { client: him } = await signUp(one);
    const before = await listen(two.address, her);
    const { body: hers } = await her.post('/api/films', { title: 'Otto e mezzo' });
    const filmsOf = (page: typeof before) => eventsOf(page, 'film').map(({ filmId }) => filmId);
    await eventually(() => expect(filmsOf(before)).toContain(hers.id));
    const query = '?catchUpMs=20000';
    const late = await listen(two.address, her, query);
    const other = await listen(two.address, him, query);
    await eventually(() => expect(filmsOf(late)).toContain(hers.id));
    const { body: his } = await him.post('/api/films', { title: 'Amarcord' });
    await eventually(() => expect(filmsOf(other)).toContain(his.id));
    expect(filmsOf(other)).not.toContain(hers.id);
    for (const page of [before, late, other]) page.leave();
    const refused = await her.get('/api/events?catchUpMs=20001');
    expect(refused.status).toBe(400);
  });

  test('tells whoever may look of a circle’s championship', async () => {
    const owner = await signUp(one);
    const outsider = await signUp(one);
    const pages = {
      member: await listen(two.address, owner.client),
      elsewhere: await listen(one.address, owner.client),
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
    await eventually(() => expect(pages.elsewhere.heard.text).toContain(news(ids['public'])));
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
    expect(pages.map(({ heard }) => anyNews.test(heard.text))).toEqual([false, false]);
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
    await eventually(async () => expect(await countStreams(two.address)).toBe('0'));
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
    expect(await countStreams(two.address)).toBe('0');
  });
});

describe('of event streams', () => {
  const three = useGirone(database, { JOBS: 'off', TRUST_PROXY: 'loopback' });

  test('a session has twenty at most; the next is told to wait, and another’s opens', async () => {
    const { client } = await signUp(three, 'collezionista');
    const pages = await Promise.all(
      Array.from({ length: 20 }, () => listen(three.address, client)),
    );
    expect(pages.map(({ response }) => response.status)).toEqual(Array(20).fill(200));
    const refused = await client.get('/api/events');
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { client: neighbour } = await signUp(three, 'vicina');
    const hers = await listen(three.address, neighbour);
    expect(hers.response.status).toBe(200);
    hers.leave();
    pages[0]?.leave();
    await eventually(async () => {
      const again = await listen(three.address, client);
      again.leave();
      expect(again.response.status).toBe(200);
    });
    for (const { leave } of pages) leave();
  });

  test('an address has a thousand at most, and another has its own', async () => {
    const sockets: Socket[] = [];
    const open = async (address: string) => {
      const { socket, head } = await openSocket(three.address, `x-forwarded-for: ${address}\r\n`);
      sockets.push(socket);
      return head.split('\r\n')[0];
    };
    for (let opened = 0; opened < 1000; opened += 50) {
      await Promise.all(Array.from({ length: 50 }, () => open('2001:db8::1')));
    }
    // A customer's whole network is one address.
    expect(await open('2001:db8::2')).toBe('HTTP/1.1 429 Too Many Requests');
    expect(await open('2001:db8:1::1')).toBe('HTTP/1.1 200 OK');
    for (const socket of sockets) socket.destroy();
    await eventually(async () => expect(await countStreams(three.address)).toBe('0'));
  });

  test('one that nobody reads from is ended before it fills the memory', async () => {
    const { socket } = await openSocket(three.address);
    const reading = await listen(three.address, new TestClient(three.address));
    socket.pause();
    expect(await countStreams(three.address)).toBe('2');
    // More than the kernel would hold for it.
    for (let sent = 0; sent < 30_000_000 && (await countStreams(three.address)) === '2';) {
      await sql.run(
        `insert into events (type, audience, payload)
         values ('standings', '{"kind": "everyone"}', jsonb_build_object('padding', repeat('x', 60000)))`,
      );
      sent += 60_000;
      await eventually(() => expect(reading.heard.text.length).toBeGreaterThan(sent));
    }
    expect(await countStreams(three.address)).toBe('1');
    expect(reading.heard.hasEnded).toBe(false);
    socket.destroy();
    reading.leave();
  });
});
