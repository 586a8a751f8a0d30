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
  readonly page: '/matches' | '/leaderboard' | '/';
  readonly name: string;
  readonly path: string;
  /** Without it a member asks. */
  readonly isOfVisitor?: true;
}

/** Lists ask for as many rows as the smaller database can give: longer answers take longer anywhere. */
const calls: readonly Call[] = [
  { page: '/matches', name: 'GET matches, open', path: '/api/matches?status=active&limit=30' },
  {
    page: '/matches',
    name: 'GET matches, completed',
    path: '/api/matches?status=completed&limit=10',
  },
  { page: '/matches', name: 'GET matches, pending', path: '/api/matches?status=pending&limit=5' },
  { page: '/matches', name: 'GET matches/overview', path: '/api/matches/overview' },
  {
    page: '/leaderboard',
    name: 'GET leaderboard',
    path: '/api/leaderboard?limit=40',
    isOfVisitor: true,
  },
  {
    page: '/leaderboard',
    name: 'GET leaderboard/tournaments',
    path: '/api/leaderboard/tournaments?limit=3',
    isOfVisitor: true,
  },
  { page: '/', name: 'GET dashboard', path: '/api/dashboard' },
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

/** The p50 of one round. */
interface Wait {
  readonly small: number;
  readonly large: number;
}

async function measure(call: Call, small: Side, large: Side): Promise<Wait[]> {
  const [few, many] = [await countRows(call, small), await countRows(call, large)];
  if (few !== many) throw new Error(`${call.name}: ${few} rows here, ${many} there`);
  const turns = [turnOf(call, small), turnOf(call, large)];
  await loadByTurns(turns, requests);
  const waits: Wait[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [atSmall = [], atLarge = []] = await loadByTurns(turns, requests);
    waits.push({ small: median(atSmall), large: median(atLarge) });
  }
  return waits;
}

function compare(name: string, waits: readonly Wait[]): number {
  const ratio = median(waits.map((wait) => wait.large / wait.small));
  const from = median(waits.map((wait) => wait.small));
  const to = median(waits.map((wait) => wait.large));
  process.stdout.write(
    `| ${name} | ${from.toFixed(2)} ms | ${to.toFixed(2)} ms | ${ratio.toFixed(2)} |\n`,
  );
  return ratio;
}

/** What a page asks for, one call after the other. */
function addUp(waits: readonly (readonly Wait[])[]): Wait[] {
  return Array.from({ length: rounds }, (_, round) => ({
    small: waits.reduce((sum, ofCall) => sum + (ofCall[round]?.small ?? 0), 0),
    large: waits.reduce((sum, ofCall) => sum + (ofCall[round]?.large ?? 0), 0),
  }));
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
    const measured: { readonly call: Call; readonly waits: readonly Wait[] }[] = [];
    for (const call of calls) {
      const waits = await measure(call, small, large);
      compare(call.name, waits);
      measured.push({ call, waits });
    }
    for (const page of new Set(calls.map((call) => call.page))) {
      const ofPage = measured.filter(({ call }) => call.page === page);
      const ratio = compare(`the page ${page}`, addUp(ofPage.map(({ waits }) => waits)));
      if (ratio > goal) process.exitCode = 1;
    }
    second.check();
  } finally {
    await second.stop();
  }
  first.check();
} finally {
  await first.stop();
}
