import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';

/** The built server with a database of its own, and a way past it to fill and measure that database. */
export interface Stand {
  readonly port: number;
  readonly databaseUrl: string;
  readonly pool: Pool;
  /** Of the server's own process. */
  readonly pid: number;
  readonly dataDir: string;
  /** What the server writes. */
  readonly logFile: string;
  /** Throws if what was written breaks a promise (`npm run check`). */
  check(): void;
  stop(): Promise<void>;
}

/** With `PROFILE=folder` the server leaves there where its time went, for the browser's developer tools. */
const profileFolder = process.env['PROFILE'];
const profiling = profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : [];

/**
 * Settings as they are in production: limits and log on, behind a proxy that names the caller's address. What the
 * server writes goes to a file. `environment`: other settings; with a `DATABASE_URL` it takes that database.
 */
export async function openStand(
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<Stand> {
  const dataDir = mkdtempSync(join(tmpdir(), 'girone-bench-'));
  chmodSync(dataDir, 0o755);
  const logFile = join(dataDir, 'server.log');
  const main = join(import.meta.dirname, '../server/dist/main.js');
  const server = spawn(process.execPath, [...profiling, main], {
    cwd: dataDir,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'off',
      TRUST_PROXY: 'loopback',
      SESSION_SECRET: 'a secret that all processes of a run share',
      ...environment,
    },
    stdio: ['ignore', openSync(logFile, 'w'), 'inherit'],
  });
  await waitUntilReady(port);
  const databaseUrl =
    environment['DATABASE_URL'] ??
    process.env['DATABASE_URL'] ??
    readUrl(environment['DATA_DIR'] ?? dataDir);
  const pool = new Pool({ connectionString: databaseUrl, max: 4 });
  return {
    port,
    databaseUrl,
    pool,
    pid: server.pid ?? 0,
    dataDir,
    logFile,
    check: () => check(databaseUrl),
    async stop() {
      await pool.end();
      server.kill('SIGTERM');
      await new Promise((resolve) => server.once('exit', resolve));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function check(databaseUrl: string): void {
  const script = join(import.meta.dirname, '../server/dist/cli/check.js');
  const { status, stdout } = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  if (status !== 0) throw new Error(`the database is unsound:\n${stdout}`);
}

function readUrl(dataDir: string): string {
  const read = (name: string) => readFileSync(join(dataDir, 'postgres', name), 'utf8').trim();
  return `postgres://girone:${read('password')}@127.0.0.1:${read('port')}/girone`;
}

async function waitUntilReady(port: number): Promise<void> {
  for (let attempt = 0; attempt < 900; attempt += 1) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server did not start');
}

/** People with a session each; the answer is their cookies. */
export async function addPeople(pool: Pool, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(24).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'));
  await pool.query(
    `with people as (
       insert into users (username, email, password, max_films_allowed)
       select 'bench' || n, 'bench' || n || '@example.org', '$argon2id$', 1000
       from generate_series(1, $1::int) n returning id
     ), numbered as (select id, row_number() over (order by id) as place from people)
     insert into sessions (sid, expire, user_id)
     select sid, now() + interval '1 day', id
     from unnest($2::text[]) with ordinality as s (sid, place) join numbered using (place)`,
    [count, hashes],
  );
  return tokens.map((token) => `girone=${token}`);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const addresses = Array.from({ length: 4000 }, (_, n) => `10.1.${n >> 8}.${n & 255}`);

/** A proxy's header with one of many callers: limits count by address, and stay on. */
export function someCaller(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': pick(addresses) };
}

/** One of them by chance. */
export function pick<T>(items: readonly T[]): T {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
