import type { Pool } from 'pg';
import { load, loadByTurns, wire, type LoadResult } from './http-load.ts';
import { addOpenDays, type OpenMatch } from './open-days.ts';
import { isPgbenchHere, measureReference } from './reference.ts';
import { addPeople, median, openStand, pick, someCaller, type Stand } from './stand.ts';

/**
 * Signed-in votes over HTTP, 32 connections: spread over 1,000 matches against the database's own
 * vote + counter in one transaction, and on 16 hot matches against our own spread rate.
 */
const rounds = Number(process.env['ROUNDS'] ?? 5);
const seconds = Number(process.env['SECONDS'] ?? 10);
const people = Number(process.env['PEOPLE'] ?? 100_000);
const championships = 63;
const spreadOver = 1000;
const connections = 32;

/** What pgbench writes to, beside the matches that people vote on. */
async function addReference(pool: Pool): Promise<void> {
  await pool.query(`
    create table bench_votes (match_id int, user_id int, film_id int, primary key (match_id, user_id));
    create table bench_counters (match_id int primary key, votes int not null);
    insert into bench_counters select n, 0 from generate_series(1, ${spreadOver}) n;
    analyze`);
}

function vote(matches: readonly OpenMatch[], cookies: readonly string[]): string {
  const { id, film1_id: home, film2_id: away } = pick(matches);
  return wire({
    method: 'POST',
    path: `/api/matches/${id}/vote`,
    headers: { cookie: pick(cookies), ...someCaller() },
    body: { filmId: Math.random() < 0.5 ? home : away },
  });
}

const voteAndCounter = `\\set m random(1, ${spreadOver})
\\set u random(1, ${people})
\\set f random(1, 2)
begin;
insert into bench_votes values (:m, :u, :f)
  on conflict (match_id, user_id) do update set film_id = excluded.film_id;
update bench_counters set votes = votes + 1 where match_id = :m;
commit;
`;

function describe(name: string, { perSecond, p50, p99, statuses }: LoadResult): string {
  const refused = [...statuses].filter(([status]) => status !== 200);
  return `${name} ${perSecond.toFixed(0)}/s p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} ms ${JSON.stringify(refused)}`;
}

/** All but a few people have voted on the match: what a vote costs must not grow with them. */
async function crowd(pool: Pool, { id, film1_id }: OpenMatch): Promise<void> {
  await pool.query(
    `insert into votes (match_id, user_id, film_id) select $1, id, $2 from users on conflict do nothing`,
    [id, film1_id],
  );
  await pool.query('analyze votes');
}

/** The time of a vote on a match with a vote of everybody : on one with a few. */
async function compareCrowded(
  { pool, port }: Stand,
  matches: readonly OpenMatch[],
  cookies: readonly string[],
): Promise<number> {
  const [full, empty] = matches.slice(-2);
  if (!full || !empty) throw new Error('there is nothing to vote on');
  await crowd(pool, full);
  const ratios: number[] = [];
  for (let turn = 0; turn < 300; turn += 1) {
    const [crowded = [], alone = []] = await loadByTurns(
      [full, empty].map((match) => ({ port, request: vote([match], cookies) })),
      3,
    );
    ratios.push(median(crowded) / median(alone));
  }
  return median(ratios);
}

const stand = await openStand(4397);
try {
  const { port, pool, databaseUrl } = stand;
  const cookies = await addPeople(pool, people);
  const matches = (await addOpenDays(pool, { championships })).slice(0, spreadOver);
  await addReference(pool);
  const hot = matches.slice(0, 16);
  const measure = (open: readonly OpenMatch[], duration = seconds) =>
    load({ port, connections, seconds: duration, next: () => vote(open, cookies) });
  // The first thousands of votes are slow: nothing is compiled or planned yet.
  await measure(matches, Number(process.env['WARMUP'] ?? 20));
  const toReference: number[] = [];
  const hotToSpread: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const spread = await measure(matches);
    const reference = await measureReference({
      databaseUrl,
      clients: connections,
      seconds,
      script: voteAndCounter,
    });
    const crowded = await measure(hot);
    toReference.push(spread.perSecond / reference);
    hotToSpread.push(crowded.perSecond / spread.perSecond);
    process.stdout.write(
      `${describe('spread', spread)} | ${describe('hot', crowded)} | reference ${reference.toFixed(0)}/s\n`,
    );
  }
  const crowded = await compareCrowded(stand, matches, cookies);
  process.stdout.write(
    `${people} votes on one match : a few, time ${crowded.toFixed(2)} (goal 1.2)\n`,
  );
  stand.check();
  process.stdout.write(
    `votes : ${isPgbenchHere ? 'pgbench' : 'loop'} vote + counter ${median(toReference).toFixed(2)} (goal 1.2); ` +
      `hot : spread ${median(hotToSpread).toFixed(2)} (goal 0.9)\n`,
  );
} finally {
  await stand.stop();
}
