import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { signUp } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { hashPassword } from './password-hash.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });

/** More people than there is room for hash without a pause, so that no place is free however quickly this machine hashes. */
function crowdIn() {
  const over = new AbortController();
  async function hashOn(): Promise<void> {
    while (!over.signal.aborted) {
      // At once again, before anybody else gets the place; whoever finds none looks again a turn later.
      await hashPassword('indovinata-male', () => true).catch(() => nextTurn());
    }
  }
  const people = Array.from({ length: 140 }, hashOn);
  return {
    leave: async () => {
      over.abort();
      await Promise.all(people);
    },
  };
}

test('of more logins at once than can wait the rest is told to come back, and then gets in', async () => {
  const { username } = await signUp(girone);
  const visitor = new TestClient(girone.address);
  const guess = () => visitor.post('/api/login', { username, password: 'indovinata-male' });
  const crowd = crowdIn();
  const { status, body, headers } = await guess();
  await crowd.leave();
  expect(status).toBe(503);
  expect(body.code).toBe('unavailable');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);

  const answers = await Promise.all(Array.from({ length: 250 }, guess));
  const others = new Set(answers.map((answer) => answer.status).filter((each) => each !== 503));
  expect(others).toEqual(new Set([401]));
  const right = await visitor.post('/api/login', { username, password: 'giallo-giallo' });
  expect(right.status).toBe(200);
});
