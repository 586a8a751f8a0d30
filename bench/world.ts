import type { Pool } from 'pg';
import { addPeople } from './stand.ts';

/** Rows for every list, in a number that can be chosen. */
export interface World {
  /** The first one is the viewer, who has not voted on the open day. */
  readonly cookies: readonly string[];
  readonly circleId: number;
  /** Of the circle; takes nominations. */
  readonly setupId: number;
  /** Public; its first day is over, its second one open. */
  readonly activeId: number;
  readonly filmId: number;
  readonly openMatches: readonly OpenMatch[];
}

interface OpenMatch {
  readonly id: number;
  readonly film1Id: number;
  readonly film2Id: number;
}

const circles = `
  insert into circles (name, owner_id) select 'Circolo ' || place, id from person order by place;
  create temp table circle as
    select id, (row_number() over (order by id))::int as place from circles;
  insert into circle_memberships (circle_id, user_id, role, slot)
  select circle_id, user_id, role, row_number() over (partition by user_id order by circle_id)
  from (
    select c.id as circle_id, p.id as user_id,
      case when c.place = p.place then 'admin' else 'member' end as role
    from circle c
    join person p on c.place in (1, p.place) or (p.place = 1 and c.place % 25 = 1)
  ) as stays`;

/** One film of each person for the championships, and as many again on the viewer's shelf. */
const films = `
  insert into films (title, owner_id, enrichment_next_try_at)
  select 'Film ' || place, id, null from person order by place;
  create temp table film as
    select id, owner_id, (row_number() over (order by id) - 1)::int as place from films;
  insert into films (title, owner_id, enrichment_next_try_at)
  select 'Scaffale ' || p.place, viewer.id, null
  from person p join person viewer on viewer.place = 1;
  update users set films_uploaded = (select count(*) from films where owner_id = users.id)`;

const championships = `
  insert into tournaments (name, status, created_by, circle_id, is_public, max_films,
    current_match_day, revealed_day, draw_seed, started_at)
  select 'Coppa ' || p.place, status, p.id, circle.id, circle.id is null, 64,
    case status when 'active' then 2 else 0 end, (status = 'active')::int,
    case status when 'active' then 'bench' end, case status when 'active' then now() end
  from (select *, case place when 1 then 'active' else 'setup' end as status from person) as p
  left join circle on circle.place = 1 and p.place = 2
  order by p.place;
  insert into film_nominations (tournament_id, user_id, film_id)
  select t.id, f.owner_id, f.id from tournaments t, film f
  where t.status = 'active' or t.circle_id is not null order by t.id, f.id;
  update tournaments set drawn_films = (select count(*) from film) where status = 'active'`;

/** One film stands still, the others go round it; the second half is the first with the sides changed. */
const calendar = (count: number) => `
  insert into matches (tournament_id, match_number, match_day, film1_id, film2_id, is_home_match, status,
    actual_start_time, auto_advance_time, completed_at)
  select t.id, row_number() over (order by day, pair), day + 1,
    case when is_second then away.id else home.id end,
    case when is_second then home.id else away.id end, not is_second, state,
    case when state <> 'pending' then now() end,
    case state when 'active' then now() + interval '2 days' end,
    case state when 'completed' then now() end
  from generate_series(0, ${2 * (count - 1) - 1}) as d (day)
  cross join generate_series(0, ${count / 2 - 1}) as n (pair)
  cross join lateral (select day % ${count - 1} as turn, day >= ${count - 1} as is_second) as leg
  join film home on home.place = case pair when 0 then ${count - 1} else (turn + pair) % ${count - 1} end
  join film away on away.place = (turn - pair + ${count - 1}) % ${count - 1}
  join tournaments t on t.status = 'active',
  lateral (
    select case day when 0 then 'completed' when 1 then 'active' else 'pending' end as state
  ) as s;
  insert into match_films (match_id, film_id, tournament_id, match_day)
  select id, film1_id, tournament_id, match_day from matches
  union all select id, film2_id, tournament_id, match_day from matches`;

/** A first day of draws without a vote; on the open one everybody but the viewer has voted. */
const results = `
  insert into match_day_closings (tournament_id, match_day, reason)
  select id, 1, 'timeout' from tournaments where status = 'active';
  insert into standings (tournament_id, match_day, film_id, position, list_order, points, draws, played, form)
  select t.id, 1, f.id, 1, f.place + 1, 1, 1, 1, 'D' from tournaments t, film f where t.status = 'active';
  insert into film_records (film_id, points, wins, draws, losses, vote_difference, titles, championships)
  select id, 1, 0, 1, 0, 0, 0, 1 from film;
  insert into votes (match_id, user_id, film_id)
  select m.id, p.id, m.film1_id from matches m, person p where m.status = 'active' and p.place > 1;
  insert into match_tallies (match_id, film1_votes)
  select m.id, count(v.user_id) from matches m left join votes v on v.match_id = m.id group by m.id;
  select renew_versions(array(select id from tournaments));
  analyze`;

/**
 * So many people, circles, championships, films and nominations (an even number up to 64), in a new
 * database.
 */
export async function addWorld(pool: Pool, size: number): Promise<World> {
  const { rowCount } = await pool.query('select from users limit 1');
  if (rowCount !== 0) throw new Error('there are people in this database; take an empty one');
  const cookies = await addPeople(pool, size);
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(
      'create temp table person as select id, (row_number() over (order by id))::int as place from users',
    );
    for (const statements of [circles, films, championships, calendar(size), results]) {
      await client.query(statements);
    }
    const { rows } = await client.query<Omit<World, 'cookies' | 'openMatches'>>(`
      select (select id from circle where place = 1) as "circleId",
        (select id from tournaments where status = 'setup' and circle_id is not null) as "setupId",
        (select id from tournaments where status = 'active') as "activeId",
        (select id from film where place = 0) as "filmId"`);
    const { rows: openMatches } = await client.query<OpenMatch>(`
      select id, film1_id as "film1Id", film2_id as "film2Id" from matches
      where status = 'active' order by id`);
    const [ids] = rows;
    if (!ids) throw new Error('the database gave no answer');
    return { cookies, openMatches, ...ids };
  } finally {
    client.release(true);
  }
}
