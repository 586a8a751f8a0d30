import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { load, wire } from './http-load.ts';
import { isPgbenchHere, measureReference } from './reference.ts';
import { addPeople, median, openStand, someCaller } from './stand.ts';

/**
 * The table of a championship with 992 played matches, over HTTP, against the database's own
 * aggregate over the counters of its matches; and how much a million votes slow it down.
 */
const rounds = Number(process.env['ROUNDS'] ?? 5);
const seconds = Number(process.env['SECONDS'] ?? 10);
const connections = 8;
const people = 1010;

const pairs = `
  select f.place as home, g.place as away, row_number() over (order by f.place, g.place) as number
  from generate_series(0, 31) as f (place), generate_series(0, 31) as g (place) where f.place <> g.place`;

/** Written past the rules: what is measured reads results, wherever they come from. */
async function addPlayedSeason(pool: Pool): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query<{ id: number }>(`
      insert into tournaments (name, status, created_by, started_at, completed_at, current_match_day)
      select 'Coppa', 'completed', min(id), now(), now(), 62 from users returning id`);
    const id = rows[0]?.id ?? 0;
    await client.query(`insert into films (title, owner_id)
      select 'Film ' || n, (select min(id) from users) from generate_series(1, 32) n`);
    await client.query(`insert into film_nominations (tournament_id, user_id, film_id)
      select ${id}, owner_id, id from films`);
    await client.query(`
      insert into matches (tournament_id, match_number, film1_id, film2_id, match_day, status,
        actual_start_time, completed_at, film1_votes, film2_votes, winner_id)
      select ${id}, number, h.id, a.id, 1 + number % 62, 'completed', now(), now(), v.f1, v.f2,
        case when v.f1 > v.f2 then h.id when v.f2 > v.f1 then a.id end
      from (${pairs}) as p
      join (select id, row_number() over (order by id) - 1 as place from films) h on h.place = home
      join (select id, row_number() over (order by id) - 1 as place from films) a on a.place = away,
      lateral (select number * 7 % 11 as f1, number * 3 % 10 as f2) as v`);
    await client.query('insert into match_tallies (match_id) select id from matches');
    return id;
  } finally {
    client.release(true);
  }
}

async function addVotes(pool: Pool, perMatch: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into votes (match_id, user_id, film_id)
       select m.id, u.id, m.film1_id from matches m
       cross join (select id from users order by id limit $1) u on conflict do nothing`,
      [perMatch],
    );
    await client.query('analyze votes');
  } finally {
    client.release(true);
  }
}

function rebuildTables(databaseUrl: string): void {
  const script = join(import.meta.dirname, '../server/dist/cli/check.js');
  const { stdout } = spawnSync(process.execPath, [script, '--rebuild'], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  if (!stdout.includes('were written anew')) throw new Error('the tables were not written');
}

const aggregate = (id: number) => `
select film_id, sum(3 * (own > other)::int + (own = other)::int) as points, sum(own) as votes
from (
  select film1_id as film_id, film1_votes as own, film2_votes as other from matches where tournament_id = ${id}
  union all
  select film2_id, film2_votes, film1_votes from matches where tournament_id = ${id}
) as sides group by film_id order by points desc, votes desc;
`;

const stand = await openStand(4397);
try {
  const { pool, port, databaseUrl } = stand;
  await addPeople(pool, people);
  const id = await addPlayedSeason(pool);
  rebuildTables(databaseUrl);
  const path = `/api/tournaments/${id}/leaderboard`;
  const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
  const tag = headers.get('etag') ?? '';
  const whole = () => wire({ method: 'GET', path, headers: someCaller() });
  const known = () =>
    wire({ method: 'GET', path, headers: { 'if-none-match': tag, ...someCaller() } });
  const measure = (next: () => string, duration = seconds) =>
    load({ port, connections, seconds: duration, next });
  await addVotes(pool, 10);
  await measure(whole, Number(process.env['WARMUP'] ?? 10));

  const few: number[] = [];
  const ratios: number[] = [];
  const knownRatios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const read = await measure(whole);
    const again = await measure(known);
    const reference = await measureReference({
      databaseUrl,
      clients: connections,
      seconds,
      script: aggregate(id),
    });
    few.push(read.p50);
    ratios.push(read.perSecond / reference);
    knownRatios.push(again.perSecond / reference);
    process.stdout.write(
      `table ${read.perSecond.toFixed(0)}/s p50 ${read.p50.toFixed(1)} ms, known ${again.perSecond.toFixed(0)}/s, aggregate ${reference.toFixed(0)}/s\n`,
    );
  }
  await addVotes(pool, people);
  const many: number[] = [];
  for (let round = 0; round < rounds; round += 1) many.push((await measure(whole)).p50);
  process.stdout.write(
    `table : ${isPgbenchHere ? 'pgbench' : 'loop'} aggregate ${median(ratios).toFixed(2)}, ` +
      `304 ${median(knownRatios).toFixed(2)} (goal 3); 1M : 10k votes ${(median(many) / median(few)).toFixed(2)} (goal 1.1)\n`,
  );
} finally {
  await stand.stop();
}
