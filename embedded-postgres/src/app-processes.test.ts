import { chmod, chown, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  askDatabase,
  makeTemporaryFolder,
  readServerPid,
  startApp,
  type AppProcess,
} from './testing/app-process.ts';
import { isProcessAlive } from './process-state.ts';

const isRoot = process.getuid?.() === 0;
const nobody = 65534;

let root: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let dataDir: string;
let cluster: string;
let apps: AppProcess[];

beforeEach(async () => {
  root = await makeTemporaryFolder();
  dataDir = join(root.path, 'data');
  cluster = join(dataDir, 'postgres');
  apps = [];
});

afterEach(async () => {
  for (const app of apps) {
    await app.stop();
  }
  await root.remove();
});

function start(options: Parameters<typeof startApp>[1] = {}): AppProcess {
  const app = startApp(dataDir, options);
  apps.push(app);
  return app;
}

test('after kill -9 of the app the next one adopts its database', async () => {
  const first = start();
  const url = await first.url;
  const server = await readServerPid(cluster);
  await first.kill();

  const second = start();

  expect(await second.url).toBe(url);
  expect(await readServerPid(cluster)).toBe(server);
  await second.stop();
  expect(await isProcessAlive(server)).toBe(false);
});

test('an adopted database that dies comes back too', async () => {
  const first = start();
  await first.url;
  await first.kill();
  const second = start();
  const url = await second.url;
  const server = await readServerPid(cluster);

  process.kill(server, 'SIGKILL');

  await expect.poll(() => second.logged, { timeout: 60_000 }).toContain('The database is back.');
  expect(await askDatabase(url, 'SELECT 1')).toBe(1);
});

test('after kill -9 of both, the next start recovers what was committed', async () => {
  const first = start();
  const url = await first.url;
  await askDatabase(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  // A backend in the middle of its work outlives its server for a while.
  const busy = askDatabase(url, 'SELECT pg_sleep(600)');
  busy.catch(() => undefined);
  const server = await readServerPid(cluster);
  await first.kill();
  process.kill(server, 'SIGKILL');

  const second = start();

  expect(await askDatabase(await second.url, 'SELECT answer FROM kept')).toBe(42);
  await expect(busy).rejects.toThrow(/terminat|connection|ECONNRESET/i);
});

test('a second app on the same folder is refused and does the first no harm', async () => {
  const first = start();
  const url = await first.url;

  await expect(start().url).rejects.toThrow(`Another Sample is running on ${dataDir}`);

  expect(await askDatabase(url, 'SELECT 1')).toBe(1);
});

test('of several apps at the same moment on an empty folder exactly one wins', async () => {
  const outcomes = await Promise.allSettled([start(), start(), start()].map((app) => app.url));

  const urls = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  );
  expect(urls).toHaveLength(1);
  expect(await askDatabase(urls[0] ?? '', 'SELECT 1')).toBe(1);
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [String(outcome.reason)] : [],
  );
  expect(refusals).toEqual(Array(2).fill(expect.stringContaining('Another Sample is running on')));
});

test('a tool and an app may start at the same moment', async () => {
  const [app, tool] = [start(), start({ mode: 'attach' })];

  expect(await tool.url).toBe(await app.url);
  await tool.stop();
  expect(await askDatabase(await app.url, 'SELECT 1')).toBe(1);
});

test.each(isRoot ? [0, nobody] : [process.getuid?.() ?? 0])(
  'runs for user %i, and never as root',
  async (uid) => {
    await mkdir(dataDir);
    await chown(dataDir, uid, uid);

    const app = start(isRoot ? { uid } : {});

    expect(await askDatabase(await app.url, 'SELECT 1')).toBe(1);
    const owner = (await stat(join(cluster, 'data'))).uid;
    expect(owner).not.toBe(0);
    expect(uid === 0 || owner === uid).toBe(true);

    // Root, too, runs a database as the user it belongs to.
    await app.stop();
    const again = start();
    expect(await askDatabase(await again.url, 'SELECT 1')).toBe(1);
    expect((await stat(join(cluster, 'data', 'postmaster.pid'))).uid).toBe(owner);
  },
);

test('a folder that the database user cannot reach keeps a note of where the database is', async () => {
  await chmod(root.path, 0o700);
  const app = start();
  const served = dirname(String(await askDatabase(await app.url, 'SHOW data_directory')));
  await askDatabase(await app.url, 'CREATE TABLE kept AS SELECT 42 AS answer');

  // An ordinary user runs the database itself and reaches what it reaches.
  expect(served).toMatch(isRoot ? /^\/var\/lib\/sample_app\/[0-9a-f]{16}$/ : /\/data\/postgres$/);
  if (isRoot) await stopElsewhere(app, served);
});

async function stopElsewhere(app: AppProcess, served: string): Promise<void> {
  try {
    const note = await readFile(join(dataDir, 'postgres-location'), 'utf8');
    expect(note.split('\n')[0]).toBe(served);
    expect(app.logged).toContain(`The database of ${dataDir} is kept in ${served}.`);
    await app.stop();
    const again = start();
    expect(await askDatabase(await again.url, 'SELECT answer FROM kept')).toBe(42);
    await again.stop();
    await rm(served, { recursive: true });
    await expect(start().url).rejects.toThrow(`should be in ${served} but is not there`);
  } finally {
    for (const each of apps) {
      await each.stop();
    }
    await rm(served, { recursive: true, force: true });
  }
}
