import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { exchange } from '../fuzz/http.ts';
import { Instance } from './instance.ts';
import { Ledger } from './ledger.ts';
import { Load, type Crowd } from './load.ts';

const dist = join(import.meta.dirname, '../../server/dist');

/** Two instances on one database, and people who use them. The first one looks after the database. */
export interface Place {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly pool: Pool;
  readonly instances: readonly [Instance, Instance];
  readonly load: Load;
  postmaster(): number;
  /** Begins a backup; it ends by itself, or is ended. */
  backUp(file: string): ChildProcess;
  close(): Promise<void>;
}

interface PlaceOptions {
  readonly port: number;
  /** Where its data lies; a folder of its own if nothing is said. */
  readonly folder?: string;
  /** What each of the two gets beside the usual. */
  readonly environments?: readonly [Environment, Environment];
  /** The program of the first one, where it is another build. */
  readonly firstMain?: string;
  /** What stands in front of both, where people do not call them by themselves. */
  readonly frontPort?: number;
  /** What the first one's database has before people come. */
  readonly fill?: (pool: Pool) => Promise<void>;
  /** Whether the second one is to be started by whoever needs it. */
  readonly isSecondLate?: boolean;
  /** Who uses it, where it is not the usual number of people. */
  readonly crowd?: Crowd;
}

type Environment = Readonly<Record<string, string>>;

export async function openPlace({
  port,
  folder = newFolder(),
  environments,
  firstMain,
  frontPort,
  fill,
  isSecondLate = false,
  crowd,
}: PlaceOptions) {
  const dataDir = join(folder, 'data');
  const log = (name: string) => join(folder, `${name}.log`);
  const common = { DATA_DIR: dataDir, SESSION_SECRET: 'a secret that both instances share' };
  const first = new Instance(
    port,
    { ...common, ...environments?.[0] },
    { logFile: log('first'), main: firstMain },
  );
  await first.start();
  const DATABASE_URL = urlOf(dataDir);
  const second = new Instance(
    port + 1,
    { ...common, DATABASE_URL, ...environments?.[1] },
    { logFile: log('second') },
  );
  if (!isSecondLate) await second.start();
  const pool = new Pool({ connectionString: DATABASE_URL, max: 2 });
  // The database is killed now and then; whoever asks next gets a new connection.
  pool.on('error', () => undefined);
  await fill?.(pool);
  const instances = [first, second] as const;
  const place: Place = {
    folder,
    databaseUrl: DATABASE_URL,
    pool,
    instances,
    load: await Load.open(
      { pool, ledger: new Ledger() },
      frontPort === undefined ? instances : [{ port: frontPort, isReady: async () => true }],
      crowd,
    ),
    postmaster: () => readPostmaster(dataDir),
    backUp: (file) =>
      spawn(process.execPath, [join(dist, 'cli/backup.js'), file], {
        env: { ...process.env, DATABASE_URL, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
        stdio: 'ignore',
      }),
    async close() {
      await pool.end();
      await second.stop();
      await first.stop();
    },
  };
  return place;
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'girone-drill-'));
  // The database runs as a user of its own when we are root.
  chmodSync(folder, 0o755);
  return folder;
}

type Verified = Pick<Place, 'pool' | 'load' | 'instances' | 'databaseUrl'>;

export interface Verdict {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly isSound: boolean;
}

/** What was acknowledged against what is there: rows, pictures, and every promise of `npm run check`. */
export async function verify({ pool, load, instances, databaseUrl }: Verified): Promise<Verdict> {
  const { lost, doubled } = await load.ledger.compare(pool);
  const [{ port }] = instances;
  const missing: string[] = [];
  for (const path of load.ledger.images) {
    const { status } = await exchange({ port, method: 'GET', path, headers: {} });
    if (status !== 200) missing.push(`image ${path}: ${status}`);
  }
  const { status, stdout } = spawnSync(process.execPath, [join(dist, 'cli/check.js')], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  if (status !== 0) process.stderr.write(`\n${stdout}`);
  return { lost: [...lost, ...missing], doubled, isSound: status === 0 };
}

/** Brings a backup into an empty database of its own, where every promise must hold. */
export async function restores(file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const dataDir = join(newFolder(), 'data');
  mkdirSync(dataDir);
  const restoring = spawn(process.execPath, [join(dist, 'cli/restore.js'), file], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  const [code]: unknown[] = await once(restoring, 'exit');
  rmSync(join(dataDir, '..'), { recursive: true, force: true });
  return code === 0;
}

function urlOf(dataDir: string): string {
  const read = (name: string) => readFileSync(join(dataDir, 'postgres', name), 'utf8').trim();
  return `postgres://girone:${read('password')}@127.0.0.1:${read('port')}/girone`;
}

function readPostmaster(dataDir: string): number {
  const text = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}
