import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { isProcessAlive } from '@girone/embedded-postgres/process-state';
import {
  createDataDir,
  onDatabase,
  readPostmasterPid,
  startProcess,
  waitUntilReady,
} from '../testing/girone-process.ts';
import { askUntilTheEnd, farewell, noAnswer } from '../testing/ask-until-the-end.ts';
import { readMails } from '../testing/outbox.ts';
import { TestClient } from '../testing/test-client.ts';
import { eventually } from '../testing/eventually.ts';
import { useDatabase } from '../testing/test-database.ts';

const database = useDatabase();

/** Only so that nothing hangs for ever. */
const patienceMs = 120_000;
const person = {
  username: 'giulia',
  email: 'giulia@example.org',
  password: 'giallo-giallo',
  confirmPassword: 'giallo-giallo',
};

describe('the process', () => {
  test('says in one line what is wrong with the configuration', async () => {
    const girone = await startProcess({ PORT: 'many', DATA_DIR: await createDataDir() });
    expect(await girone.exited).toBe(1);
    expect(girone.output()).toBe('PORT is "many"; it takes a whole number from 0 to 65535.\n');
  });

  test(
    'prints its address, starts again at once after kill -9, and stops PostgreSQL with itself',
    async () => {
      const environment = { DATA_DIR: await createDataDir() };
      const first = await startProcess(environment);
      await first.waitUntilReady();
      await eventually(() => expect(first.output()).toContain(`open at ${first.address}`));
      const client = new TestClient(first.address);
      expect((await client.post('/api/register', person)).status).toBe(201);
      first.child.kill('SIGKILL');
      await first.exited;

      const second = await startProcess(environment);
      await second.waitUntilReady();
      const again = new TestClient(second.address);
      for (const [name, value] of client.cookies) again.cookies.set(name, value);
      expect((await again.get('/api/user')).body.username).toBe('giulia');

      const postmaster = await readPostmasterPid(environment.DATA_DIR);
      expect(await isProcessAlive(postmaster)).toBe(true);
      second.child.kill('SIGINT');
      expect(await second.exited).toBe(0);
      expect(await isProcessAlive(postmaster)).toBe(false);
    },
    2 * patienceMs,
  );

  test(
    'answers 503 while the database is away and serves again by itself when it is back',
    async () => {
      const environment = { DATA_DIR: await createDataDir(), RATE_LIMITS: 'off' };
      const girone = await startProcess(environment);
      await girone.waitUntilReady();
      const client = new TestClient(girone.address);
      await client.post('/api/register', person);

      const postmaster = await readPostmasterPid(environment.DATA_DIR);
      process.kill(postmaster, 'SIGKILL');
      const away = await vi.waitUntil(
        async () => {
          const answer = await client.get('/api/user');
          return answer.status === 200 ? undefined : answer;
        },
        { timeout: patienceMs, interval: 5 },
      );
      expect(away?.status).toBe(503);
      expect(away?.headers.get('retry-after')).toBe('5');
      expect(away?.body.code).toBe('unavailable');
      expect((await client.get('/healthz')).status).toBe(200);

      // Until another one runs, those that served under it may answer for a moment more.
      await eventually(async () => {
        expect(await readPostmasterPid(environment.DATA_DIR)).not.toBe(postmaster);
      }, patienceMs);
      await waitUntilReady(girone.address);
      expect((await client.get('/api/user')).body.username).toBe('giulia');
      const { email } = person;
      expect((await client.post('/api/request-password-reset', { email })).status).toBe(200);
      await eventually(async () => {
        const mails = await readMails(environment.DATA_DIR, email);
        expect(mails.map(({ subject }) => subject)).toContain('Your code for a new password');
      }, patienceMs);
      girone.child.kill('SIGTERM');
      expect(await girone.exited).toBe(0);
    },
    3 * patienceMs,
  );

  test(
    'answers what is under way before it stops, and waits for no idle connection',
    async () => {
      const girone = await startProcess({
        ...onDatabase(database),
        DATA_DIR: await createDataDir(),
        RATE_LIMITS: 'off',
      });
      await girone.waitUntilReady();
      const { port } = new URL(girone.address);
      const unused = connect(Number(port), '127.0.0.1');
      const left = new AbortController();
      const stream = await fetch(`${girone.address}/api/events`, { signal: left.signal });
      expect(stream.status).toBe(200);
      left.abort();
      const people = Array.from({ length: 16 }, (_, index) => ({
        ...person,
        username: `person${index}`,
        email: `person${index}@example.org`,
      }));
      const answers = people.map((body) =>
        new TestClient(girone.address).post('/api/register', body),
      );
      // The first password is hashed, so the other requests have long arrived.
      await Promise.any(answers);
      girone.child.kill('SIGTERM');
      const statuses = (await Promise.all(answers)).map(({ status }) => status);
      expect(statuses.every((status) => status === 201 || status === 503)).toBe(true);
      expect(await girone.exited).toBe(0);
      unused.destroy();
    },
    2 * patienceMs,
  );

  test(
    'tells those who ask that it ends, and resets no connection that they keep',
    async () => {
      const girone = await startProcess({
        ...onDatabase(database),
        DATA_DIR: await createDataDir(),
        RATE_LIMITS: 'off',
      });
      await girone.waitUntilReady();
      const asking = askUntilTheEnd(girone.address);
      await eventually(() => expect(asking.count()).toBeGreaterThan(100));
      girone.child.kill('SIGTERM');
      for (const told of await asking.kept) expect(told).toEqual(farewell);
      for (const { told, end } of await asking.others) {
        expect(told).toEqual(farewell);
        expect(end).toMatch(noAnswer);
      }
      expect(await girone.exited).toBe(0);
    },
    2 * patienceMs,
  );

  test(
    'leaves a data folder alone that another one uses',
    async () => {
      const environment = { DATA_DIR: await createDataDir() };
      const first = await startProcess(environment);
      await first.waitUntilReady();
      const second = await startProcess(environment);
      expect(await second.exited).toBe(1);
      expect(second.output()).toContain('Another Girone is running');
      expect((await new TestClient(first.address).get('/readyz')).status).toBe(200);
      first.child.kill('SIGTERM');
      expect(await first.exited).toBe(0);
    },
    2 * patienceMs,
  );
});
