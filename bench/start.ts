import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { load, wire } from './http-load.ts';
import { median, openStand, pick } from './stand.ts';
import { addWorld, type World } from './world.ts';

/**
 * From nothing to the first answer that needs the database, with a database that was there before and
 * has to be started too, against a bare Fastify in turn; and the memory of the server's own process,
 * idle and after a load of reads and votes. PostgreSQL's processes are not in it.
 */
const rounds = Number(process.env['ROUNDS'] ?? 5);
const seconds = Number(process.env['SECONDS'] ?? 20);
const connections = 16;
const port = 4397;
const restMs = 5000;
const root = join(import.meta.dirname, '..');

const bareFastify = `
  import Fastify from 'fastify';
  const app = Fastify();
  app.get('/readyz', async () => ({ status: 'ready' }));
  await app.listen({ port: ${port}, host: '127.0.0.1' });
  process.stdout.write('open\\n');
  process.on('SIGTERM', () => process.exit(0));`;

interface Run {
  /** Milliseconds until it answered. */
  readonly start: number;
  /** What was looked at while it ran. */
  readonly seen: number;
}

async function run(spawnIt: () => ChildProcess, look = async () => 0): Promise<Run> {
  const startedAt = performance.now();
  const child = spawnIt();
  const exited = once(child, 'exit');
  try {
    await untilOpen(child);
    const { status } = await fetch(`http://127.0.0.1:${port}/readyz`);
    if (status !== 200) throw new Error(`not ready: ${status}`);
    return { start: performance.now() - startedAt, seen: await look() };
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}

/** Until it says so: asking again and again would take some of the machine from what is measured. */
function untilOpen(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', () => reject(new Error('it ended before it was open')));
  });
}

function spawnOurs(dataDir: string): ChildProcess {
  return spawn(process.execPath, [join(root, 'server/dist/main.js')], {
    cwd: dataDir,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      WORKERS: '1',
      DEMO: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function spawnBare(): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '--eval', bareFastify], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function measureStarts(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'girone-bench-'));
  chmodSync(dataDir, 0o755);
  const ours: number[] = [];
  const ratios: number[] = [];
  try {
    // Makes the database.
    await run(() => spawnOurs(dataDir));
    for (let round = 0; round < rounds; round += 1) {
      const { start: cold } = await run(() => spawnOurs(dataDir));
      const { start: bare } = await run(spawnBare);
      ours.push(cold);
      ratios.push(cold / bare);
      process.stdout.write(`start ${cold.toFixed(0)} ms, bare Fastify ${bare.toFixed(0)} ms\n`);
    }
    process.stdout.write(
      `cold start ${median(ours).toFixed(0)} ms, : bare Fastify ${median(ratios).toFixed(1)}\n`,
    );
    const { seen: idle } = await run(() => spawnOurs(dataDir), readIdle);
    process.stdout.write(`memory idle ${idle.toFixed(0)} MB (goal 120)\n`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** As the server itself tells it. */
async function readMegabytes(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(await answer.text())?.[1];
  if (bytes === undefined) throw new Error('the metrics do not tell the memory');
  return Number(bytes) / 1_048_576;
}

async function readIdle(): Promise<number> {
  await pause(restMs);
  return readMegabytes();
}

/** One vote to three reads; the viewer never votes, so the day stays open. */
function drawRequest({ cookies, openMatches, activeId, circleId, setupId }: World): string {
  const headers = { cookie: pick(cookies.slice(1)) };
  if (Math.random() < 0.25) {
    const { id, film1Id, film2Id } = pick(openMatches);
    const body = { filmId: pick([film1Id, film2Id]) };
    return wire({ method: 'POST', path: `/api/matches/${id}/vote`, headers, body });
  }
  const path = pick([
    '/api/user',
    '/api/films/my',
    '/api/circles',
    '/api/circles/my',
    `/api/circles/${circleId}/members`,
    '/api/tournaments',
    `/api/tournaments/${activeId}`,
    `/api/tournaments/${activeId}/matches?matchDay=2`,
    `/api/tournaments/${activeId}/leaderboard`,
    `/api/tournaments/${setupId}/nominations`,
    '/api/matches?status=active',
    '/',
  ]);
  return wire({ method: 'GET', path, headers });
}

async function measureLoad(): Promise<void> {
  const stand = await openStand(port, { WORKERS: '1' });
  try {
    const world = await addWorld(stand.pool, 60);
    const next = () => drawRequest(world);
    const { perSecond, statuses } = await load({ port, connections, seconds, next });
    const loaded = await readMegabytes();
    const rested = await readIdle();
    const refused = [...statuses].filter(([status]) => status !== 200);
    process.stdout.write(
      `load ${perSecond.toFixed(0)}/s for ${seconds} s, other than 200: ${JSON.stringify(refused)}\n` +
        `memory after load ${loaded.toFixed(0)} MB (goal 250), ` +
        `${restMs / 1000} s later ${rested.toFixed(0)} MB\n`,
    );
    stand.check();
  } finally {
    await stand.stop();
  }
}

await measureStarts();
await measureLoad();
