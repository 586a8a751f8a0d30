import { readFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { isProcessAlive } from '@girone/embedded-postgres/process-state';
import { askUntilTheEnd, farewell, noAnswer } from '../testing/ask-until-the-end.ts';
import { eventually as eventuallyWithin } from '../testing/eventually.ts';
import {
  createDataDir,
  onDatabase,
  readPostmasterPid,
  startProcess,
  type GironeProcess,
} from '../testing/girone-process.ts';
import { TestClient } from '../testing/test-client.ts';
import { useDatabase } from '../testing/test-database.ts';

const database = useDatabase();

/** Each start of two workers and a database takes its time on a busy machine. */
const patienceMs = 300_000;
const eventually = <T>(check: () => T | Promise<T>) => eventuallyWithin(check, patienceMs);
const person = {
  username: 'giulia',
  email: 'giulia@example.org',
  password: 'giallo-giallo',
  confirmPassword: 'giallo-giallo',
};

async function startTwo(environment: Record<string, string> = {}) {
  const dataDir = await createDataDir();
  const girone = await startProcess({
    DATA_DIR: dataDir,
    WORKERS: '2',
    RATE_LIMITS: 'off',
    ...environment,
  });
  await girone.waitUntilReady();
  await eventually(async () => expect(await listWorkers(girone)).toHaveLength(2));
  return { girone, dataDir };
}

/** Those who answer; one that is just starting is none of them. */
async function listWorkers({ child, output }: GironeProcess): Promise<number[]> {
  const pid = child.pid ?? 0;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const listening = new Set(
    [...output().matchAll(/"pid":(\d+),[^\n]*"msg":"a worker serves"/g)].map(([, id]) =>
      Number(id),
    ),
  );
  return children
    .trim()
    .split(' ')
    .map(Number)
    .filter((id) => listening.has(id));
}

/** The same browser over a connection of its own. */
function openAgain({ address }: GironeProcess, { cookies }: TestClient): TestClient {
  const client = new TestClient(address);
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return client;
}

/** Asks without a pause, over connections that are kept and others that are not, until `stop`. */
function keepAsking(address: string) {
  const statuses = new Map<number | string, number>();
  const end = new AbortController();
  async function ask(agent: Agent): Promise<void> {
    while (!end.signal.aborted) {
      const status = await statusOf(address, agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  const asking = Array.from({ length: 8 }, (_, index) =>
    ask(new Agent({ keepAlive: index % 2 === 0, maxSockets: 1 })),
  );
  return {
    count: () => [...statuses.values()].reduce((sum, value) => sum + value, 0),
    async stop() {
      end.abort();
      await Promise.all(asking);
      return [...statuses.keys()];
    },
  };
}

function statusOf(address: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    get(`${address}/api/films/1`, { agent }, (response: IncomingMessage) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    }).on('error', (error) => resolve(error.message));
  });
}

describe.runIf(process.platform === 'linux')('several workers', () => {
  test(
    'serve on one port, count together, and end with their supervisor and its database',
    async () => {
      const { girone, dataDir } = await startTwo();
      const client = new TestClient(girone.address);
      expect((await client.post('/api/register', person)).status).toBe(201);
      for (let call = 0; call < 20; call += 1) {
        const again = openAgain(girone, client);
        expect((await again.get('/api/user')).body.username).toBe('giulia');
      }
      const metrics = await (await fetch(`${girone.address}/metrics`)).text();
      expect(metrics).toContain('\ngirone_workers 2\n');
      expect(metrics).toMatch(
        /duration_seconds_count\{.*route="\/api\/user".*status="200".*\} 20\n/,
      );

      const processes = [...(await listWorkers(girone)), await readPostmasterPid(dataDir)];
      girone.child.kill('SIGTERM');
      expect(await girone.exited).toBe(0);
      for (const pid of processes) expect(await isProcessAlive(pid)).toBe(false);
    },
    patienceMs,
  );

  test(
    'end as they should though one of them is only starting, and tell those who ask before',
    async () => {
      const girone = await startProcess({
        ...onDatabase(database),
        DATA_DIR: await createDataDir(),
        WORKERS: '2',
        RATE_LIMITS: 'off',
      });
      await girone.waitUntilReady();
      const asking = askUntilTheEnd(girone.address);
      await eventually(() => expect(asking.count()).toBeGreaterThan(50));
      girone.child.kill('SIGTERM');
      for (const told of await asking.kept) expect(told).toEqual(farewell);
      for (const { told, end } of await asking.others) {
        expect(told).toEqual(farewell);
        expect(end).toMatch(noAnswer);
      }
      expect(await girone.exited).toBe(0);
    },
    patienceMs,
  );

  test(
    'are replaced one by one on SIGHUP without a failed request',
    async () => {
      const { girone } = await startTwo(onDatabase(database));
      const before = await listWorkers(girone);
      const asking = keepAsking(girone.address);
      girone.child.kill('SIGHUP');
      await eventually(() => expect(girone.output()).toContain('all workers have been replaced'));
      const asked = asking.count();
      await eventually(() => expect(asking.count()).toBeGreaterThan(asked + 50));
      expect(await asking.stop()).toEqual([401]);
      const after = await listWorkers(girone);
      expect(after).toHaveLength(2);
      expect(after.filter((pid) => before.includes(pid))).toEqual([]);
    },
    patienceMs,
  );

  test(
    'come back when one is killed, while the other goes on',
    async () => {
      const { girone } = await startTwo(onDatabase(database));
      const [victim = 0, other = 0] = await listWorkers(girone);
      process.kill(victim, 'SIGKILL');
      await eventually(async () => {
        const now = await listWorkers(girone);
        expect(now).toHaveLength(2);
        expect(now).toContain(other);
        expect(now).not.toContain(victim);
      });
      expect((await new TestClient(girone.address).get('/readyz')).status).toBe(200);
      expect(girone.child.exitCode).toBeNull();
    },
    patienceMs,
  );

  test(
    'end when their supervisor is killed, and the next start finds everything',
    async () => {
      const { girone, dataDir } = await startTwo();
      const client = new TestClient(girone.address);
      await client.post('/api/register', person);
      const workers = await listWorkers(girone);
      girone.child.kill('SIGKILL');
      await girone.exited;
      await eventually(async () => {
        for (const pid of workers) expect(await isProcessAlive(pid)).toBe(false);
      });
      const next = await startProcess({ DATA_DIR: dataDir, WORKERS: '2' });
      await next.waitUntilReady();
      const again = openAgain(next, client);
      expect((await again.get('/api/user')).body.username).toBe('giulia');
    },
    patienceMs,
  );

  test(
    'that cannot start say why, once, and nothing stays behind',
    async () => {
      const girone = await startProcess({
        DATA_DIR: await createDataDir(),
        WORKERS: '2',
        DATABASE_POOL: '90',
      });
      expect(await girone.exited).toBe(1);
      const said = girone.output().match(/^Girone could not start: .*/gm);
      expect(said).toEqual([expect.stringContaining('DATABASE_POOL is 90 for each of 2 workers')]);
    },
    patienceMs,
  );
});
