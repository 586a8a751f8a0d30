import { expect, test } from 'vitest';
import { connectDirectly } from '../testing/direct-sql.ts';
import { eventually } from '../testing/eventually.ts';
import { eventsOf, listen } from '../testing/listen.ts';
import { signUp } from '../testing/sign-up.ts';
import { TestClient } from '../testing/test-client.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database);
const sql = connectDirectly(database);

const figure = 'girone_event_arrival_seconds';

async function readFigure(name: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', girone.address))).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

test('a page is asked behind an event, and its answer says how long that was under way', async () => {
  const { client } = await signUp(girone);
  const page = await listen(girone.address, client);
  const visitor = await listen(girone.address, new TestClient(girone.address));
  const stamp = await eventually(async () => {
    await sql.run(
      `insert into events (type, audience, payload) values ('seal', '{"kind":"everyone"}', '{}')`,
    );
    const [echo] = eventsOf(page, 'echo');
    if (!echo) throw new Error('nobody was asked');
    return echo.stamp;
  });
  expect(eventsOf(visitor, 'seal').length).toBeGreaterThan(0);
  expect(eventsOf(visitor, 'echo')).toEqual([]);
  expect(page.heard.text.indexOf('event: echo')).toBeGreaterThan(
    page.heard.text.indexOf('event: seal'),
  );

  expect((await client.post('/api/events/echo', { stamp })).status).toBe(204);
  expect(await readFigure(`${figure}_count`)).toBe(1);
  expect(await readFigure(`${figure}_sum`)).toBeGreaterThan(0);

  const made = await client.post('/api/events/echo', { stamp: 'made-up' });
  expect(made).toMatchObject({ status: 410, body: { code: 'link_expired' } });
  const { status } = await new TestClient(girone.address).post('/api/events/echo', { stamp });
  expect(status).toBe(401);
  expect(await readFigure(`${figure}_count`)).toBe(1);
  page.leave();
  visitor.leave();
});
