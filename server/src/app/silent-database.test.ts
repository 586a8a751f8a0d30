import { beforeAll, expect, test } from 'vitest';
import { connectDirectly } from '../testing/direct-sql.ts';
import { eventually } from '../testing/eventually.ts';
import { addSeason, matchesOn, type SeasonMatch } from '../testing/sample-season.ts';
import { signUp, type TestPerson } from '../testing/sign-up.ts';
import { useSilentProxy } from '../testing/silent-proxy.ts';
import { TestClient } from '../testing/test-client.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';

const database = useDatabase();
const proxy = useSilentProxy(database);
const girone = useGirone(database, {
  JOBS: 'off',
  get DATABASE_URL() {
    return proxy.url;
  },
});
const sql = connectDirectly(database);
let giulia: TestPerson;
let visitor: TestClient;
let match: SeasonMatch;

beforeAll(async () => {
  giulia = await signUp(girone, 'giulia');
  visitor = new TestClient(girone.address);
  const [first] = matchesOn(await addSeason(sql), 1);
  if (!first) throw new Error('a day without a match');
  match = first;
});

function vote() {
  return giulia.client.post(`/api/matches/${match.id}/vote`, { filmId: match.home });
}

test('connections that fall silent are given up within seconds, and votes go on over new ones', async () => {
  expect((await vote()).status).toBe(200);
  proxy.silence();
  const held = Array.from({ length: 20 }, vote);
  await eventually(async () => expect((await visitor.get('/readyz')).status).toBe(503));
  await eventually(async () => expect((await vote()).status).toBe(200));
  for (const { status } of await Promise.all(held)) expect([200, 503]).toContain(status);
  await eventually(async () => expect((await visitor.get('/readyz')).status).toBe(200));
  const votes = await sql.run('select user_id from votes where match_id = $1', [match.id]);
  expect(votes).toHaveLength(1);
});

test('while no connection answers every call is answered, /readyz with 503 in a few seconds', async () => {
  proxy.silence({ alsoNew: true });
  expect((await visitor.get('/readyz')).status).toBe(503);
  expect((await vote()).status).toBe(503);
  expect((await visitor.get('/healthz')).status).toBe(200);
  proxy.heal();
  await eventually(async () => expect((await vote()).status).toBe(200));
  await eventually(async () => expect((await visitor.get('/readyz')).status).toBe(200));
});
