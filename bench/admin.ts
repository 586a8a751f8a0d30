import { addAdminRows, type AdminSize } from './admin-rows.ts';
import { loadByTurns, wire } from './http-load.ts';
import { median, openStand, type Stand } from './stand.ts';

/**
 * Every list of the admin area, in each order, its first page, one from the middle and a search, and the
 * overview: with 10,000 people and 100,000 posts against a tenth of it, on two built servers and two
 * databases of one PostgreSQL, one request after another and by turns.
 */
const rounds = Number(process.env['ROUNDS'] ?? 5);
const requests = Number(process.env['REQUESTS'] ?? 30);
const people = Number(process.env['PEOPLE'] ?? 10_000);
const goal = 1.2;

const sizeOf = (share: number): AdminSize => ({
  people: people * share,
  posts: 10 * people * share,
  championships: 40 * share,
  votes: 200_000 * share,
});

interface List {
  readonly path: string;
  /** What stands in the address beside the page. */
  readonly query: string;
  readonly table: string;
  /** In which the row in the middle stands in the middle. */
  readonly order: string;
  readonly isSearched?: true;
}

const lists: readonly List[] = [
  { path: 'users', query: 'sort=created', table: 'users', order: 'id desc', isSearched: true },
  { path: 'users', query: 'sort=username', table: 'users', order: 'lower(username) desc, id desc' },
  { path: 'users', query: 'sort=films', table: 'users', order: 'films_uploaded desc, id desc' },
  { path: 'users', query: 'sort=posts', table: 'users', order: 'posts_count desc, id desc' },
  {
    path: 'users',
    query: 'filter=unverified',
    table: 'users where not is_email_verified',
    order: 'id desc',
  },
  { path: 'films', query: 'sort=created', table: 'films', order: 'id desc', isSearched: true },
  { path: 'films', query: 'sort=title', table: 'films', order: 'lower(title) desc, id desc' },
  {
    path: 'films',
    query: 'sort=year',
    table: 'films',
    order: 'coalesce(release_year, 0) desc, id desc',
  },
  {
    path: 'tournaments',
    query: 'sort=created',
    table: 'tournaments',
    order: 'id desc',
    isSearched: true,
  },
  {
    path: 'tournaments',
    query: 'sort=name',
    table: 'tournaments',
    order: 'lower(name) desc, id desc',
  },
  { path: 'matches', query: 'sort=id', table: 'matches', order: 'id desc', isSearched: true },
  { path: 'posts', query: 'sort=id', table: 'posts', order: 'id desc', isSearched: true },
  {
    path: 'posts',
    query: 'filter=reported',
    table: `reports where status = 'open'`,
    order: 'post_id desc',
  },
  {
    path: 'posts',
    query: 'filter=photos',
    table: 'posts where image_url is not null',
    order: 'id desc',
  },
  {
    path: 'reports',
    query: 'status=open',
    table: `reports where status = 'open'`,
    order: 'id',
    isSearched: true,
  },
  { path: 'audit', query: 'sort=id', table: 'audit_log', order: 'id desc', isSearched: true },
];

interface Side {
  readonly stand: Stand;
  readonly cookie: string;
}

async function findMiddle({ stand }: Side, { table, order, path, query }: List): Promise<number> {
  const id = path === 'posts' && query === 'filter=reported' ? 'post_id' : 'id';
  const { rows } = await stand.pool.query<{ id: number }>(
    `select ${id} as id from ${table} order by ${order}
     offset (select count(*) / 2 from ${table}) limit 1`,
  );
  return rows[0]?.id ?? 0;
}

interface Call {
  readonly name: string;
  readonly pathOn: (side: Side) => Promise<string>;
}

const page = 20;

function callsOf(list: List): Call[] {
  const base = `/api/admin/${list.path}?${list.query}&limit=${page}`;
  const name = `GET admin/${list.path}, ${list.query}`;
  const first = { name, pathOn: async () => base };
  const deep = {
    name: `${name}, the middle`,
    pathOn: async (side: Side) => `${base}&before=${await findMiddle(side, list)}`,
  };
  const search = {
    name: `GET admin/${list.path}, search`,
    pathOn: async () => `${base}&search=smeraldo`,
  };
  return list.isSearched ? [first, deep, search] : [first, deep];
}

const calls: readonly Call[] = [
  { name: 'GET admin/overview', pathOn: async () => '/api/admin/overview' },
  ...lists.flatMap(callsOf),
];

async function turnOf(call: Call, side: Side) {
  const path = await call.pathOn(side);
  const headers = { cookie: side.cookie };
  const response = await fetch(`http://127.0.0.1:${side.stand.port}${path}`, { headers });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  const answer: unknown = await response.json();
  const rows = Array.isArray(answer) ? answer.length : undefined;
  return { rows, turn: { port: side.stand.port, request: wire({ method: 'GET', path, headers }) } };
}

async function measure(call: Call, small: Side, large: Side): Promise<boolean> {
  const [few, many] = [await turnOf(call, small), await turnOf(call, large)];
  if (few.rows !== many.rows) {
    throw new Error(`${call.name}: ${few.rows} rows here, ${many.rows} there`);
  }
  const turns = [few.turn, many.turn];
  await loadByTurns(turns, 10);
  const waits: { small: number; large: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [atSmall = [], atLarge = []] = await loadByTurns(turns, requests);
    waits.push({ small: median(atSmall), large: median(atLarge) });
  }
  const ratio = median(waits.map((wait) => wait.large / wait.small));
  const from = median(waits.map((wait) => wait.small));
  const to = median(waits.map((wait) => wait.large));
  process.stdout.write(
    `| ${call.name} | ${few.rows ?? ''} | ${from.toFixed(2)} : ${to.toFixed(2)} ms | ${ratio.toFixed(2)} |\n`,
  );
  return ratio <= goal;
}

// Jobs off: they would close the days that are over while others are measured.
const environment = { JOBS: 'off' };
const first = await openStand(4395, environment);
try {
  await first.pool.query('create database large');
  const url = new URL(first.databaseUrl);
  url.pathname = '/large';
  const second = await openStand(4394, { ...environment, DATABASE_URL: url.href });
  try {
    const fill = async (stand: Stand, share: number): Promise<Side> => ({
      stand,
      cookie: await addAdminRows(stand.pool, stand.databaseUrl, sizeOf(share)),
    });
    const small = await fill(first, 0.1);
    const large = await fill(second, 1);
    process.stdout.write(
      `| call | rows | a tenth : all, p50 | ratio (goal ${goal}) |\n| --- | --- | --- | --- |\n`,
    );
    for (const call of calls) {
      if (!(await measure(call, small, large))) process.exitCode = 1;
    }
    second.check();
  } finally {
    await second.stop();
  }
  first.check();
} finally {
  await first.stop();
}
