import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  attachEmbeddedPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from './embedded-postgres.ts';
import { identifyPostmaster } from './process-state.ts';
import { askDatabase, makeTemporaryFolder, readServerPid } from './testing/app-process.ts';
import { sampleApp } from './testing/sample-app.ts';

/** The patience is for a machine that has other work. */
const eventually = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: 20_000, interval: 50 });

const settings = { fsync: 'off', shared_buffers: '16MB' };

let root: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let dataDir: string;
let cluster: string;
let logged: string[];
let started: EmbeddedPostgres[];

beforeEach(async () => {
  root = await makeTemporaryFolder();
  dataDir = join(root.path, 'data');
  cluster = join(dataDir, 'postgres');
  logged = [];
  started = [];
});

afterEach(async () => {
  for (const postgres of started) {
    await postgres.stop();
  }
  await root.remove();
});

function log(message: string): void {
  logged.push(message);
}

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ app: sampleApp, dataDir: folder, log, settings });
  started.push(postgres);
  return postgres;
}

async function attach(): Promise<EmbeddedPostgres> {
  const postgres = await attachEmbeddedPostgres({ app: sampleApp, dataDir, log, settings });
  started.push(postgres);
  return postgres;
}

async function isServerRunning(): Promise<boolean> {
  const pid = await readServerPid(cluster).catch(() => 0);
  return (await identifyPostmaster(pid, join(cluster, 'data'))) === 'yes';
}

test('the first start makes a database and keeps its password to itself', async () => {
  const { url } = await start();

  expect(await askDatabase(url, 'SELECT current_database()')).toBe('sample_app');
  expect(
    await askDatabase(
      url,
      `SELECT concat_ws(' ', datlocprovider, datlocale, pg_encoding_to_char(encoding))
       FROM pg_database WHERE datname = 'sample_app'`,
    ),
  ).toBe('i und UTF8');
  expect(await askDatabase(url, 'SHOW listen_addresses')).toBe('127.0.0.1');
  expect(await askDatabase(url, 'SHOW unix_socket_directories')).toBe('');
  expect(await askDatabase(url, 'SHOW synchronous_commit')).toBe('on');
  expect(
    await askDatabase(
      url,
      `SELECT rolpassword LIKE 'SCRAM-SHA-256$%' FROM pg_authid WHERE rolcanlogin`,
    ),
  ).toBe(true);
  expect((await stat(join(cluster, 'password'))).mode & 0o777).toBe(0o600);
  const wrong = new URL(url);
  wrong.password = 'guess';
  await expect(askDatabase(wrong.href, 'SELECT 1')).rejects.toThrow(
    'password authentication failed',
  );
  expect(await readdir(dataDir)).toEqual(['postgres']);
  expect((await readdir(cluster)).toSorted()).toEqual(['data', 'password', 'port', 'postgres.log']);
});

test('a second start finds the data, the password and the port of the first', async () => {
  const first = await start();
  await askDatabase(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.stop();
  expect(await isServerRunning()).toBe(false);

  const second = await start();

  expect(second.url).toBe(first.url);
  expect(await askDatabase(second.url, 'SELECT answer FROM kept')).toBe(42);
});

test('a folder with spaces and letters of any language will do', async () => {
  const { url } = await start(join(root.path, "cinema d'essai – 映画 (é)", 'data "x" $HOME'));

  expect(await askDatabase(url, 'SELECT 1')).toBe(1);
});

test('what a killed first start left half-made is cleared away', async () => {
  const leftOver = join(dataDir, 'postgres.new-2147483646-abc-def');
  await mkdir(join(leftOver, 'data', 'global'), { recursive: true });
  await writeFile(join(leftOver, 'data', 'global', 'pg_control'), 'half');

  const { url } = await start();

  expect(await askDatabase(url, 'SELECT 1')).toBe(1);
  expect(await readdir(dataDir)).toEqual(['postgres']);
});

test('a folder in the way that is no whole database is set aside, not used and not deleted', async () => {
  await mkdir(join(cluster, 'data', 'base'), { recursive: true });
  await writeFile(join(cluster, 'data', 'PG_VERSION'), '18\n');

  const { url } = await start();

  expect(await askDatabase(url, 'SELECT 1')).toBe(1);
  const [, aside = ''] = (await readdir(dataDir)).toSorted();
  expect(aside).toMatch(/^postgres\.unusable-/);
  expect(await readFile(join(dataDir, aside, 'data', 'PG_VERSION'), 'utf8')).toBe('18\n');
});

test('when somebody else has taken the port, another is found', async () => {
  const first = await start();
  await first.stop();
  const occupied = Number(new URL(first.url).port);
  const squatter = createServer();
  await new Promise<void>((resolve) => {
    squatter.listen(occupied, '127.0.0.1', resolve);
  });
  try {
    const second = await start();

    expect(Number(new URL(second.url).port)).not.toBe(occupied);
    expect(await askDatabase(second.url, 'SELECT 1')).toBe(1);
  } finally {
    squatter.close();
  }
});

test('a database that dies while the app runs comes back on the same port', async () => {
  const { url } = await start();
  await askDatabase(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  const killed = await readServerPid(cluster);

  for (const round of [1, 2]) {
    process.kill(await readServerPid(cluster), 'SIGKILL');
    await eventually(() => {
      expect(logged.filter((line) => line === 'The database is back.')).toHaveLength(round);
    });
    expect(await askDatabase(url, 'SELECT answer FROM kept')).toBe(42);
  }
  expect(await readServerPid(cluster)).not.toBe(killed);
  await expect(start()).rejects.toThrow(`Another Sample is running on ${dataDir}`);
});

test('the app holds its data folder again after PostgreSQL restarted its own backends', async () => {
  const { url } = await start();

  await askDatabase(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  await eventually(() => {
    expect(logged).toContain('The database is back.');
  });

  await expect(start()).rejects.toThrow(`Another Sample is running on ${dataDir}`);
});

test('an app that lost its folder to another says so and leaves the database to it', async () => {
  const onTakenOver = vi.fn<(error: Error) => void>();
  const app = await startEmbeddedPostgres({ app: sampleApp, dataDir, log, settings, onTakenOver });
  const rival = new Client({ connectionString: app.url });
  await rival.connect();
  const taking = rival.query(
    'SELECT pg_advisory_lock(classid::int, objid::int) FROM pg_locks WHERE locktype = $1',
    ['advisory'],
  );
  // It waits for the lock before that is let go: else it might come when nobody holds it.
  const waiting = `SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
  await eventually(async () => {
    expect(await askDatabase(app.url, waiting)).toBe(1);
  });
  await askDatabase(
    app.url,
    `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted`,
  );
  await taking;

  await eventually(() => {
    expect(onTakenOver).toHaveBeenCalledOnce();
  });
  await app.stop();

  expect(await isServerRunning()).toBe(true);
  await rival.end();
  await start();
});

test('stopping right after the database died leaves nothing behind', async () => {
  const postgres = await start();
  process.kill(await readServerPid(cluster), 'SIGKILL');

  await postgres.stop();

  expect(await isServerRunning()).toBe(false);
});

test.each([
  ['whose number now belongs to another program', `${process.pid}\n/elsewhere\n1700000000\n5432\n`],
  ['whose number belongs to nothing', '2147483646\n/elsewhere\n1700000000\n5432\n'],
  ['that a power cut emptied', ''],
])("a pid file %s is in nobody's way", async (_, text) => {
  const first = await start();
  await first.stop();
  await writeFile(join(cluster, 'data', 'postmaster.pid'), text);

  const second = await start();

  expect(await askDatabase(second.url, 'SELECT 1')).toBe(1);
});

test('a tool uses the running database and leaves it running', async () => {
  const app = await start();
  const tool = await attach();
  expect(tool.url).toBe(app.url);

  await tool.stop();

  expect(await askDatabase(app.url, 'SELECT 1')).toBe(1);
});

test('a tool stops the database that it started', async () => {
  const tool = await attach();
  expect(await askDatabase(tool.url, 'SELECT 1')).toBe(1);

  await tool.stop();

  expect(await isServerRunning()).toBe(false);
});

test('a tool does not stop the database it started once an app has adopted it', async () => {
  const tool = await attach();
  const app = await start();

  await tool.stop();

  expect(await askDatabase(app.url, 'SELECT 1')).toBe(1);
});

test('a server that cannot start says why in one line', async () => {
  const first = await start();
  await first.stop();

  const failing = startEmbeddedPostgres({
    app: sampleApp,
    dataDir,
    log,
    settings: { shared_buffers: 'plenty' },
  });

  await expect(failing).rejects.toThrow(
    /^The database did not start: invalid value for parameter "shared_buffers": "plenty" \(log: .*\)$/,
  );
});
