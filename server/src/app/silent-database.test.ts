import { expect, test } from 'vitest';
import { connectDirectly } from '../testing/direct-sql.ts';
import { eventually } from '../testing/eventually.ts';
import { useSilentProxy } from '../testing/silent-proxy.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';
import { useVoter } from '../testing/use-voter.ts';

const database = useDatabase();
const proxy = useSilentProxy(database);
const girone = useGirone(database, {
  JOBS: 'off',
  get DATABASE_URL() {
    return proxy.url;
  },
});
const sql = connectDirectly(database);
const voter = useVoter(girone, sql);
const { vote } = voter;

test('connections that fall silent are given up within seconds, and votes go on over new ones', async () => {
  expect((await vote()).status).toBe(200);
  proxy.silence();
  const held = Array.from({ length: 20 }, vote);
  await eventually(async () => expect((await voter.visitor.get('/readyz')).status).toBe(503));
  await eventually(async () => expect((await vote()).status).toBe(200));
  for (const { status } of await Promise.all(held)) expect([200, 503]).toContain(status);
  await eventually(async () => expect((await voter.visitor.get('/readyz')).status).toBe(200));
  const votes = await sql.run('select user_id from votes where match_id = $1', [voter.match.id]);
  expect(votes).toHaveLength(1);
});

test('while no connection answers every call is answered, /readyz with 503 in a few seconds', async () => {
  proxy.silence({ alsoNew: true });
  expect((await voter.visitor.get('/readyz')).status).toBe(503);
  expect((await vote()).status).toBe(503);
  expect((await voter.visitor.get('/healthz')).status).toBe(200);
  proxy.heal();
  await eventually(async () => expect((await vote()).status).toBe(200));
  await eventually(async () => expect((await voter.visitor.get('/readyz')).status).toBe(200));
});
