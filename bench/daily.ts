import { loadByTurns, wire } from './http-load.ts';
import { addPlayedSeasons } from './played-seasons.ts';
import { median, openStand, type Stand } from './stand.ts';

/**
 * The calls of the pages that are opened every day, with 40 championships of 32 films and a million
 * votes, against the same calls with a tenth of it: two built servers, two databases of one PostgreSQL,
 * a connection to each, one request after another and by turns.
 */
const rounds = Number(process.env['ROUNDS'] ?? 7);
const requests = Number(process.env['REQUESTS'] ?? 80);
const championships = Number(process.env['CHAMPIONSHIPS'] ?? 40);
const votes = Number(process.env['VOTES'] ?? 1_000_000);
const goal = 1.2;

interface Call {
  readonly name: string;
  readonly path: string;
  /** Without it a member asks. */
  readonly isOfVisitor?: true;
}

/** Lists ask for as many rows as the smaller database can give: longer answers take longer anywhere. */
const calls: readonly Call[] = [
  { name: 'GET matches, open', path: '/api/matches?status=active&limit=30' },
  { name: 'GET matches, completed', path: '/api/matches?status=completed&limit=10' },
  { name: 'GET matches, pending', path: '/api/matches?status=pending&limit=5' },
  { name: 'GET matches/overview', path: '/api/matches/overview' },
  { name: 'GET leaderboard', path: '/api/leaderboard', isOfVisitor: true },
  {
    name: 'GET leaderboard/tournaments',
    path: '/api/leaderboard/tournaments?limit=3',
    isOfVisitor: true,
  },
  { name: 'GET dashboard', path: '/api/dashboard' },
];

interface Side {
  readonly stand: Stand;
  readonly cookie: string;
}

function headersOf({ isOfVisitor }: Call, { cookie }: Side): Record<string, string> {
  return isOfVisitor ? {} : { cookie };
}

/** How many rows the answer has; undefined where it is no list. */
async function countRows(call: Call, side: Side): Promise<number | undefined> {
  const response = await fetch(`http://127.0.0.1:${side.stand.port}${call.path}`, {
    headers: headersOf(call, side),
  });
  if (!response.ok) throw new Error(`${call.path} was answered with ${response.status}`);
  const answer: unknown = await response.json();
  return Array.isArray(answer) ? answer.length : undefined;
}

function turnOf(call: Call, side: Side) {
  const { port } = side.stand;
  return {
    port,
    request: wire({ method: 'GET', path: call.path, headers: headersOf(call, side) }),
  };
}

async function compare(call: Call, small: Side, large: Side): Promise<void> {
  const [few, many] = [await countRows(call, small), await countRows(call, large)];
  if (few !== many) throw new Error(`${call.name}: ${few} rows here, ${many} there`);
  const turns = [turnOf(call, small), turnOf(call, large)];
  await loadByTurns(turns, requests);
  const waits: { readonly small: number; readonly large: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [atSmall = [], atLarge = []] = await loadByTurns(turns, requests);
    waits.push({ small: median(atSmall), large: median(atLarge) });
  }
  const ratio = median(waits.map((wait) => wait.large / wait.small));
  const from = median(waits.map((wait) => wait.small));
  const to = median(waits.map((wait) => wait.large));
  process.stdout.write(
    `| ${call.name} | ${from.toFixed(2)} ms | ${to.toFixed(2)} ms | ${ratio.toFixed(2)} |\n`,
  );
  if (ratio > goal) process.exitCode = 1;
}

// Jobs off: they would close the days that are over while others are measured.
const environment = { JOBS: 'off' };
const first = await openStand(4397, environment);
try {
  await first.pool.query('create database large');
  const url = new URL(first.databaseUrl);
  url.pathname = '/large';
  const second = await openStand(4396, { ...environment, DATABASE_URL: url.href });
  try {
    const tenth = { championships: championships / 10, votes: votes / 10 };
    const small = {
      stand: first,
      cookie: await addPlayedSeasons(first.pool, first.databaseUrl, tenth),
    };
    const large = {
      stand: second,
      cookie: await addPlayedSeasons(second.pool, second.databaseUrl, { championships, votes }),
    };
    process.stdout.write(
      `| call | a tenth, p50 | all, p50 | ratio (goal ${goal}) |\n| --- | --- | --- | --- |\n`,
    );
    for (const call of calls) await compare(call, small, large);
  } finally {
    await second.stop();
  }
} finally {
  await first.stop();
}
