import { expect, test } from 'vitest';
import { signUp } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });

test('of more logins at once than can wait the rest is told to come back, and then gets in', async () => {
  const { username } = await signUp(girone);
  const visitor = new TestClient(girone.address);
  const guess = () => visitor.post('/api/login', { username, password: 'indovinata-male' });
  const answers = await Promise.all(Array.from({ length: 250 }, guess));
  const turnedAway = answers.filter(({ status }) => status === 503);
  expect(turnedAway.length).toBeGreaterThan(0);
  for (const { body, headers } of turnedAway) {
    expect(body.code).toBe('unavailable');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  const others = new Set(answers.map(({ status }) => status).filter((status) => status !== 503));
  expect(others).toEqual(new Set([401]));
  const right = await visitor.post('/api/login', { username, password: 'giallo-giallo' });
  expect(right.status).toBe(200);
});
