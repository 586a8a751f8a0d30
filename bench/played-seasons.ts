import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { addPeople } from './stand.ts';

interface Size {
  /** A multiple of four, so that there is one of each kind at least. */
  readonly championships: number;
  readonly votes: number;
  /** Twenty for each championship, unless it says otherwise. */
  readonly people?: number;
}

const filmsEach = 32;
const lastDay = 2 * (filmsEach - 1);
const dayLength = `interval '48 hours'`;

/** Whoever is in a circle is in one. */
const circles = `
  insert into circles (name, owner_id, is_public)
  select 'Circolo ' || place, id, place % 2 = 0 from person
  where place <= (select count(*) from kind where is_of_circle) order by place;
  create temp table circle as
    select id, (row_number() over (order by id))::int as place from circles;
  insert into circle_memberships (circle_id, user_id, role, slot)
  select c.id, p.id, case when c.place = p.place then 'admin' else 'member' end, 1
  from person p join circle c on c.place = (p.place - 1) % (select count(*) from circle) + 1`;

/** Each film plays in two championships that follow one another. */
const films = (championships: number) => `
  insert into films (title, owner_id, enrichment_next_try_at)
  select 'Film ' || n, p.id, null from generate_series(0, ${(filmsEach / 2) * championships - 1}) as n
  join person p on p.place = n % (select count(*) from person) + 1 order by n;
  create temp table film as
    select id, owner_id, (row_number() over (order by id) - 1)::int as place from films;
  update users set films_uploaded = (select count(*) from films where owner_id = users.id)`;

/** Of four: a public one that is over, a public one and a circle's under way, and one given up or a circle's. */
const kinds = `
  create temp table kind as
  select n, n % 4 = 2 or n % 8 = 7 as is_of_circle, n % 4 in (1, 2) as is_running, n % 8 = 3 as is_cancelled,
    case when n % 4 = 0 or n % 8 = 7 then ${lastDay} else 20 + n * 7 % 23 end as reached
  from generate_series(0, $1::int - 1) as n`;

/** A running one opened its day within the last day; the others ended at different times before. */
const championships = `
  insert into tournaments (name, status, created_by, circle_id, is_public, max_nominations_per_user,
    advance_on_all_circle_votes, draw_seed, drawn_films, current_match_day, revealed_day, started_at, completed_at, cancelled_at)
  select 'Coppa ' || n, case when is_running then 'active' else 'completed' end, p.id, c.id, c.id is null, 10,
    false, 'bench', ${filmsEach}, reached,
    case when is_running or is_cancelled then reached - 1 else reached end, opened_at - (reached - 1) * ${dayLength},
    case when not is_running then opened_at + ${dayLength} end,
    case when is_cancelled then opened_at + ${dayLength} end
  from (
    select *, date_trunc('second', now())
        - (case when is_running then interval '1 hour' + n * interval '10 minutes'
             else ${dayLength} + n * interval '5 hours' end) as opened_at,
      case when is_of_circle then sum(is_of_circle::int) over (order by n) end as circle_place
    from kind
  ) as k
  join person p on p.place = k.n % 20 + 2
  left join circle c on c.place = k.circle_place
  order by n;
  create temp table season as
    select t.id, t.status, t.started_at, k.* from (
      select *, row_number() over (order by id) - 1 as place from tournaments
    ) as t join kind k on k.n = t.place;
  insert into film_nominations (tournament_id, user_id, film_id)
  select s.id, f.owner_id, f.id from season s
  cross join generate_series(0, ${filmsEach - 1}) as i
  join film f on f.place = (s.n * ${filmsEach / 2} + i) % (select count(*) from film)
  order by s.id, i`;

/** One film stands still, the others go round it; the second half is the first with the sides changed. */
const fixtures = `
  create temp table fixture as
  select (row_number() over (order by s.id, day, pair))::int as id, s.id as tournament_id, day, pair, s.started_at,
    case when is_second then away.id else home.id end as film1_id,
    case when is_second then home.id else away.id end as film2_id, is_second, is_cancelled,
    case when day < s.reached or (s.status = 'completed' and not s.is_cancelled) then 'completed'
      when day = s.reached then 'active' else 'pending' end as status,
    s.started_at + (day - 1) * ${dayLength} as opened_at
  from season s
  cross join generate_series(1, ${lastDay}) as day
  cross join generate_series(0, ${filmsEach / 2 - 1}) as pair
  cross join lateral (select (day - 1) % ${filmsEach - 1} as turn, day > ${filmsEach - 1} as is_second) as d
  join film home on home.place = (s.n * ${filmsEach / 2}
    + case pair when 0 then ${filmsEach - 1} else (turn + pair) % ${filmsEach - 1} end) % (select count(*) from film)
  join film away on away.place = (s.n * ${filmsEach / 2}
    + (turn - pair + ${filmsEach - 1}) % ${filmsEach - 1}) % (select count(*) from film)`;

/** As many for each match that has opened; the first person, who looks, has not answered the open ones. */
const votes = `
  insert into votes (match_id, user_id, film_id, created_at, updated_at)
  select m.id, p.id,
    case when abs(hashint4(m.id * 64 + j::int)) % 8 < 3 + film1_id % 3 then film1_id else film2_id end,
    opened_at + interval '30 minutes', opened_at + interval '30 minutes'
  from (
    select *, row_number() over (order by id) - 1 as place, count(*) over () as total
    from fixture where status <> 'pending'
  ) as m
  cross join lateral generate_series(m.place * $1 / total, (m.place + 1) * $1 / total - 1) as j
  join person p on p.place = case status when 'active' then 2 + j % ((select count(*) from person) - 1)
    else 1 + j % (select count(*) from person) end`;

const matches = `
  create temp table tally as
  select match_id, film_id, count(*)::int as votes from votes group by match_id, film_id;
  insert into matches (id, tournament_id, match_number, film1_id, film2_id, is_home_match, match_day, status,
    scheduled_start_time, actual_start_time, auto_advance_time, completed_at, film1_votes, film2_votes, winner_id,
    is_abandoned)
  overriding system value
  select f.id, tournament_id, row_number() over (partition by tournament_id order by f.id), film1_id, film2_id,
    not is_second, day, status, opened_at, case when status <> 'pending' then opened_at end,
    case when status <> 'pending' then opened_at + ${dayLength} end,
    case when status = 'completed' then opened_at + ${dayLength} end, v.one, v.two,
    case when v.one > v.two then film1_id when v.two > v.one then film2_id end,
    is_cancelled and status <> 'completed'
  from fixture f
  left join tally t1 on t1.match_id = f.id and t1.film_id = film1_id and status = 'completed'
  left join tally t2 on t2.match_id = f.id and t2.film_id = film2_id and status = 'completed'
  cross join lateral (select coalesce(t1.votes, 0) as one, coalesce(t2.votes, 0) as two) as v
  order by f.id;
  select setval(pg_get_serial_sequence('matches', 'id'), (select max(id) from matches));
  insert into match_tallies (match_id, film1_votes, film2_votes)
  select f.id, coalesce(t1.votes, 0), coalesce(t2.votes, 0) from fixture f
  left join tally t1 on t1.match_id = f.id and t1.film_id = film1_id
  left join tally t2 on t2.match_id = f.id and t2.film_id = film2_id;
  insert into match_films (match_id, film_id, tournament_id, match_day)
  select id, unnest(array[film1_id, film2_id]), tournament_id, match_day from matches;
  insert into match_day_closings (tournament_id, match_day, reason, closed_at)
  select distinct tournament_id, match_day, 'timeout', completed_at from matches where status = 'completed'`;

/**
 * Championships of 32 films in every state, public ones and circles', in a new database; the answer
 * is a member's cookie, who is in one circle. Written past the rules, and then looked at by all the
 * promises that a sound database keeps; the tables are the application's own.
 */
export async function addPlayedSeasons(
  pool: Pool,
  databaseUrl: string,
  size: Size,
): Promise<string> {
  const [cookie = ''] = await addPeople(pool, size.people ?? 20 * size.championships);
  const client = await pool.connect();
  try {
    await fill(client, size);
  } finally {
    client.release(true);
  }
  rebuildTables(databaseUrl);
  await pool.query('vacuum analyze');
  return cookie;
}

async function fill(
  client: PoolClient,
  { championships: count, votes: voteCount }: Size,
): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query(
    'create temp table person as select id, (row_number() over (order by id))::int as place from users',
  );
  await client.query(kinds, [count]);
  for (const statements of [circles, films(count), championships, fixtures]) {
    await client.query(statements);
  }
  await client.query('analyze fixture');
  await client.query(votes, [voteCount]);
  await client.query(matches);
}

function rebuildTables(databaseUrl: string): void {
  const script = join(import.meta.dirname, '../server/dist/cli/check.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--rebuild'], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  if (status !== 0) throw new Error(`the database is not sound:\n${stdout}${stderr}`);
}
