import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { countStatements } from './count-statements.ts';
import { openStand } from './stand.ts';
import { addWorld, type World } from './world.ts';

/**
 * How many statements one request of a signed-in member sends to the database, `begin` and `commit`
 * included, with n rows in every list and with ten times as many. None may grow with the rows.
 */
const size = Number(process.env['ROWS'] ?? 6);
/** By then a vote's tallies are told and its day is checked for the last vote. */
const laterMs = 1500;

interface Call {
  readonly name: string;
  readonly path: (world: World) => string;
  /** Makes it a POST; another one each time, so that there is something to write. */
  readonly body?: (world: World, time: number) => unknown;
  /** The answer never ends. */
  readonly isStream?: true;
  /** The answer is one thing, however many rows there are. */
  readonly isOne?: true;
}

const calls: readonly Call[] = [
  { name: 'GET user', path: () => '/api/user', isOne: true },
  { name: 'GET films/my', path: () => '/api/films/my' },
  { name: 'GET films/{id}', path: ({ filmId }) => `/api/films/${filmId}`, isOne: true },
  { name: 'GET circles', path: () => '/api/circles?limit=100' },
  { name: 'GET circles/my', path: () => '/api/circles/my' },
  { name: 'GET circles/{id}', path: ({ circleId }) => `/api/circles/${circleId}`, isOne: true },
  { name: 'GET circles/{id}/members', path: ({ circleId }) => `/api/circles/${circleId}/members` },
  { name: 'GET tournaments', path: () => '/api/tournaments?limit=100' },
  {
    name: 'GET tournaments/{id}, nominating',
    path: ({ setupId }) => `/api/tournaments/${setupId}`,
    isOne: true,
  },
  {
    name: 'GET tournaments/{id}, running',
    path: ({ activeId }) => `/api/tournaments/${activeId}`,
    isOne: true,
  },
  {
    name: 'GET tournaments/{id}/matches',
    path: ({ activeId }) => `/api/tournaments/${activeId}/matches`,
  },
  {
    name: 'GET tournaments/{id}/leaderboard',
    path: ({ activeId }) => `/api/tournaments/${activeId}/leaderboard`,
  },
  {
    name: 'GET tournaments/{id}/positions',
    path: ({ activeId }) => `/api/tournaments/${activeId}/positions`,
  },
  {
    name: 'GET tournaments/{id}/nominations',
    path: ({ setupId }) => `/api/tournaments/${setupId}/nominations`,
  },
  {
    name: 'GET tournaments/{id}/statistics',
    path: ({ activeId }) => `/api/tournaments/${activeId}/statistics`,
    isOne: true,
  },
  { name: 'GET leaderboard', path: () => '/api/leaderboard?limit=100' },
  // Of the championships one alone has begun.
  {
    name: 'GET leaderboard/tournaments',
    path: () => '/api/leaderboard/tournaments?limit=100',
    isOne: true,
  },
  { name: 'GET dashboard', path: () => '/api/dashboard', isOne: true },
  { name: 'GET matches, open ones', path: () => '/api/matches?status=active&limit=100' },
  { name: 'GET matches/overview', path: () => '/api/matches/overview', isOne: true },
  {
    name: 'POST matches/{id}/vote',
    path: ({ openMatches }) => `/api/matches/${openMatches[0]?.id}/vote`,
    body: ({ openMatches }, time) => ({
      filmId: time % 2 === 0 ? openMatches[0]?.film1Id : openMatches[0]?.film2Id,
    }),
    isOne: true,
  },
  { name: 'GET events', path: () => '/api/events', isStream: true, isOne: true },
];

interface Server {
  readonly address: string;
  stop(): Promise<void>;
}

interface Parts {
  readConfig(environment: Readonly<Record<string, string | undefined>>): object;
  createLogger(config: object): object;
  startGirone(config: object, log: object, options: object): Promise<Server>;
}

/** As it is built and shipped, but in this process, where its statements can be counted. */
async function startHere(environment: Readonly<Record<string, string>>): Promise<Server> {
  const folder = join(import.meta.dirname, '../server/dist');
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(folder, file)).href);
  const parts = Object.assign(
    {},
    await load('app/start-girone.js'),
    await load('platform/config/config.js'),
    await load('platform/logger.js'),
  );
  if (!isServer(parts)) throw new Error('the built server has other parts; build it again');
  const config = parts.readConfig(environment);
  return parts.startGirone(config, parts.createLogger(config), {
    onLost: (error: Error) => {
      throw error;
    },
  });
}

function isServer(parts: object): parts is Parts {
  return 'readConfig' in parts && 'createLogger' in parts && 'startGirone' in parts;
}

interface Cost {
  readonly statements: readonly string[];
  /** How many of them until the answer was there. */
  readonly now: number;
  /** Absent where the answer is no list. */
  readonly rows: number | undefined;
}

/** What a request sets off and nobody waits for. */
function countLater({ statements, now }: Cost): number {
  return statements.length - now;
}

const counter = countStatements();

interface Visit {
  readonly address: string;
  readonly world: World;
  /** How often the same call was made before. */
  readonly time: number;
}

async function make({ path, body, isStream, isOne }: Call, visit: Visit): Promise<Cost> {
  const { address, world, time } = visit;
  const ending = new AbortController();
  const statements = counter.record();
  const response = await fetch(`${address}${path(world)}`, {
    headers: {
      cookie: world.cookies[0] ?? '',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
    signal: ending.signal,
    ...(body && { method: 'POST', body: JSON.stringify(body(world, time)) }),
  });
  if (!response.ok) throw new Error(`${path(world)} was answered with ${response.status}`);
  const answer: unknown = isStream
    ? await response.body?.getReader().read()
    : await response.json();
  const now = statements.length;
  if (isStream) ending.abort();
  return { statements, now, rows: isOne ? undefined : countRows(answer) };
}

/** Of the longest of its lists. */
function countRows(answer: unknown): number | undefined {
  if (Array.isArray(answer)) return answer.length;
  if (typeof answer !== 'object' || answer === null) return undefined;
  const lengths = Object.values(answer).flatMap((value: unknown) =>
    Array.isArray(value) ? value.length : [],
  );
  return lengths.length > 0 ? Math.max(...lengths) : undefined;
}

async function measure(address: string, world: World): Promise<Cost[]> {
  // The first time connections are opened and statements prepared.
  for (const call of calls) await make(call, { address, world, time: 0 });
  await pause(laterMs);
  const costs: Cost[] = [];
  for (const call of calls) costs.push(await make(call, { address, world, time: 1 }));
  await pause(laterMs);
  return costs;
}

async function measureAt(rows: number): Promise<Cost[]> {
  const stand = await openStand(4397);
  const dataDir = mkdtempSync(join(tmpdir(), 'girone-bench-'));
  try {
    const world = await addWorld(stand.pool, rows);
    const server = await startHere({
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: stand.databaseUrl,
      DEMO: 'off',
      JOBS: 'off',
      LOG_LEVEL: 'error',
    });
    try {
      const costs = await measure(server.address, world);
      stand.check();
      return costs;
    } finally {
      await server.stop();
    }
  } finally {
    await stand.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function describe(cost: Cost): string {
  const { now, rows } = cost;
  const later = countLater(cost);
  const statements = later === 0 ? String(now) : `${now} + ${later} later`;
  return rows === undefined ? statements : `${statements} (${rows} rows)`;
}

/** The statement that is sent most often, to be looked for in the code. */
function mostFrequent(statements: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of statements) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first ? `${first[1]} × ${first[0].replaceAll(/\s+/g, ' ').slice(0, 300)}` : 'none';
}

const few = await measureAt(size);
const many = await measureAt(size * 10);
process.stdout.write(`| call | n = ${size} | 10 n |\n| --- | --- | --- |\n`);
for (const [index, { name, isOne }] of calls.entries()) {
  const [small, large] = [few[index], many[index]];
  if (!small || !large) throw new Error(`${name} was not measured`);
  process.stdout.write(`| ${name} | ${describe(small)} | ${describe(large)} |\n`);
  if (!isOne && !(Number(large.rows) > Number(small.rows))) {
    throw new Error(`${name} did not get more rows to show`);
  }
  if (large.now > small.now || countLater(large) > countLater(small)) {
    process.stderr.write(`${name} grows with the rows: ${mostFrequent(large.statements)}\n`);
    process.exitCode = 1;
  }
}
