import { expect, test } from 'vitest';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { addSeason, matchesOn } from '../../testing/sample-season.ts';
import { signUp } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });
const sql = connectDirectly(database);

const path = '/api/user/ballot-key';
const key = '00112233445566778899aabbccddeeff';

test('a key is set once and read by nobody else', async () => {
  const anna = await signUp(girone);
  const paolo = await signUp(girone);
  expect((await anna.client.get(path)).body).toBeNull();

  expect((await anna.client.put(path, { key })).status).toBe(200);
  expect((await anna.client.get(path)).body).toEqual({ key });
  expect((await paolo.client.get(path)).body).toBeNull();

  const second = await anna.client.put(path, { key: 'ff'.repeat(16) });
  expect([second.status, second.body.code]).toEqual([409, 'ballot_key_set']);
  expect((await anna.client.get(path)).body).toEqual({ key });
});

test('a key that somebody has is no other person’s', async () => {
  const anna = await signUp(girone);
  const paolo = await signUp(girone);
  const shared = 'ab'.repeat(16);
  await anna.client.put(path, { key: shared });

  const { status, body } = await paolo.client.put(path, { key: shared });
  expect([status, body.code]).toEqual([409, 'ballot_key_set']);
  expect((await paolo.client.get(path)).body).toBeNull();
});

test('visitors have none, and what is no key is refused', async () => {
  const visitor = new TestClient(girone.address);
  expect((await visitor.get(path)).status).toBe(401);
  expect((await visitor.put(path, { key })).status).toBe(401);

  const { client } = await signUp(girone);
  for (const wrong of ['', 'ab', key.toUpperCase(), `${key}00`, 7, null]) {
    expect((await client.put(path, { key: wrong })).status).toBe(400);
  }
  expect((await client.get(path)).body).toBeNull();
});

test('whoever votes without a key gets one with the vote, and keeps it', async () => {
  const anna = await signUp(girone);
  const season = await addSeason(sql, { owners: [anna.id], createdBy: anna.id, films: 4 });
  const [first, second] = matchesOn(season, 1);
  const vote = (match: typeof first) =>
    anna.client.post(`/api/matches/${match?.id}/vote`, { filmId: match?.home });
  expect((await vote(first)).status).toBe(200);

  const given = await anna.client.get(path);
  expect(given.body.key).toMatch(/^[\da-f]{32}$/);
  await vote(second);
  expect((await anna.client.get(path)).body).toEqual(given.body);
  expect((await anna.client.put(path, { key: 'cd'.repeat(16) })).status).toBe(409);
});
