import { sql, type SQL } from 'drizzle-orm';
import { countSealBreaches } from '../features/verification/index.ts';
import type { Database, Db } from '../platform/db/database.ts';

/** Something that is true of every sound database; the query lists what breaks it, or a function counts that. */
interface Invariant {
  readonly name: string;
  readonly promise: string;
  readonly breaches: SQL | ((tx: Db) => Promise<number>);
}

/** Each film's side of each result. */
const sides = sql`(
  select tournament_id, match_day, film1_id as film_id, film1_votes as own, film2_votes as other
  from matches where status = 'completed'
  union all
  select tournament_id, match_day, film2_id, film2_votes, film1_votes
  from matches where status = 'completed'
)`;

/** Each row of a table beside what the results up to its day add up to. */
const recounted = sql`(
  select s.*,
    count(r.film_id) over w as r_played,
    count(*) filter (where r.own > r.other) over w as r_wins,
    count(*) filter (where r.own = r.other) over w as r_draws,
    count(*) filter (where r.own < r.other) over w as r_losses,
    coalesce(sum(r.own) over w, 0) as r_for,
    coalesce(sum(r.other) over w, 0) as r_against
  from standings s
  left join ${sides} as r using (tournament_id, match_day, film_id)
  where s.match_day > 0
  window w as (partition by s.tournament_id, s.film_id order by s.match_day)
)`;

/** What each film's results in public championships add up to; it stands in the table if it rests. */
const recountedRecords = sql`(
  select n.film_id, count(distinct t.id) as championships,
    count(*) filter (where own > other) as wins, count(*) filter (where own = other) as draws,
    count(*) filter (where own < other) as losses, coalesce(sum(own - other), 0) as difference,
    count(distinct t.id) filter (where won.film_id is not null) as titles
  from tournaments t
  join film_nominations n on n.tournament_id = t.id
  left join ${sides} as r on (r.tournament_id, r.film_id) = (n.tournament_id, n.film_id)
  left join standings won on t.status = 'completed' and won.position = 1
    and (won.tournament_id, won.match_day, won.film_id) = (t.id, t.current_match_day, n.film_id)
  where t.is_public and t.cancelled_at is null
    and t.revealed_day > 0
  group by n.film_id
)`;

export const invariants: readonly Invariant[] = [
  {
    name: 'I1',
    promise: 'at most one vote per user and match',
    breaches: sql`select 1 from votes group by match_id, user_id having count(*) > 1`,
  },
  {
    name: 'I2',
    promise:
      'the tally of a completed match is the number of its votes, or what an admin put on record',
    // A corrected result is what an admin says, with a reason; the votes stay as they were.
    breaches: sql`
      select m.id from matches m left join votes v on v.match_id = m.id
      where m.status = 'completed' and m.corrected_at is null group by m.id
      having m.film1_votes <> count(*) filter (where v.film_id = m.film1_id)
        or m.film2_votes <> count(*) filter (where v.film_id = m.film2_id)
      union all
      select m.id from matches m
      left join lateral (
        select actor_id, reason, details -> 'after' as result from audit_log
        where target_type = 'match' and target_id = m.id and action = 'match.correct'
        order by id desc limit 1
      ) as said on true
      where m.corrected_by is not null
        and (m.corrected_by, m.correction_reason, m.film1_votes, m.film2_votes) is distinct from
          (actor_id, reason, (result ->> 'film1Votes')::int, (result ->> 'film2Votes')::int)`,
  },
  {
    name: 'I3',
    promise: 'a vote is for one of the two films, and both stand in the championship',
    breaches: sql`
      select v.match_id from votes v left join matches m on m.id = v.match_id
      where m.id is null or (v.answer = 'film') <> (v.film_id is not null)
        or v.film_id not in (m.film1_id, m.film2_id)
      union all
      select m.id from matches m
      cross join lateral (values (m.film1_id), (m.film2_id)) as plays (film_id)
      where not exists (
        select 1 from film_nominations n
        where n.tournament_id = m.tournament_id and n.film_id = plays.film_id
      )`,
  },
  {
    name: 'I7',
    promise: 'the film with more votes wins, nobody when they are equal',
    breaches: sql`
      select 1 from matches where winner_id is distinct from case
        when status <> 'completed' then null
        when film1_votes > film2_votes then film1_id
        when film2_votes > film1_votes then film2_id end`,
  },
  {
    name: 'I8',
    promise: 'points, wins, draws, losses and votes of every table follow from the results',
    breaches: sql`
      select 1 from ${recounted} as t
      where (wins, draws, losses, votes_for, votes_against, points)
        is distinct from (r_wins, r_draws, r_losses, r_for, r_against, 3 * r_wins + r_draws)`,
  },
  {
    name: 'I9',
    promise:
      'every result counts once in the table of its day, of all days after it and of all films',
    breaches: sql`
      select 1 from ${recounted} as t where played <> r_played
      union all
      select 1 from film_records as r full join ${recountedRecords} as s using (film_id)
      where (r.points, r.wins, r.draws, r.losses, r.vote_difference, r.titles, r.championships)
        is distinct from (3 * s.wins + s.draws, s.wins, s.draws, s.losses, s.difference, s.titles, s.championships)
      union all
      select 1 from match_day_closings c
      join tournaments t on t.id = c.tournament_id and c.match_day <= t.revealed_day
      join film_nominations n using (tournament_id)
      left join standings s
        on (s.tournament_id, s.match_day, s.film_id) = (c.tournament_id, c.match_day, n.film_id)
      where s.film_id is null`,
  },
  {
    name: 'I10',
    promise: 'everyone meets everyone twice, at home and away, and plays at most once a day',
    breaches: sql`
      select t.id from tournaments t
      cross join lateral (
        select count(*) as films from film_nominations where tournament_id = t.id
      ) as n
      cross join lateral (
        select count(*) as drawn, count(distinct (film1_id, film2_id)) as pairs,
          count(distinct match_day) as days, max(match_day) as last
        from matches where tournament_id = t.id
      ) as m
      where t.status in ('active', 'completed') and (
        t.drawn_films <> films or drawn <> films * (films - 1) or pairs <> drawn or days <> last
        or days <> case when films % 2 = 0 then 2 * (films - 1) else 2 * films end
      )
      union all
      select tournament_id from (
        select tournament_id, match_day, unnest(array[film1_id, film2_id]) as film_id from matches
      ) as plays group by tournament_id, match_day, film_id having count(*) > 1`,
  },
  {
    name: 'I12',
    promise:
      'days close and are revealed one after another, once each, and only the current one is open',
    breaches: sql`
      select t.id from tournaments t
      cross join lateral (
        select count(*) as closed, coalesce(max(match_day), 0) as last_closed
        from match_day_closings where tournament_id = t.id
      ) as c
      where t.status in ('active', 'completed') and (
        closed <> last_closed or t.revealed_day > closed
        or (t.reveal_mode = 'off' and t.revealed_day <> closed)
        or (t.status = 'completed' and t.cancelled_at is null and t.revealed_day <> t.current_match_day)
        or closed <> case
          when t.status = 'completed' and t.cancelled_at is null then t.current_match_day
          -- The last day may wait for its reveal.
          when closed = t.current_match_day and t.revealed_day < closed then closed
          else t.current_match_day - 1 end
      )
      union all
      select m.id from matches m
      join tournaments t on t.id = m.tournament_id
      left join match_day_closings c on (c.tournament_id, c.match_day) = (t.id, m.match_day)
      where m.status <> case
        when m.match_day <= t.revealed_day then 'completed'
        when c.match_day is not null then 'closed'
        when m.match_day > t.current_match_day then 'pending'
        else 'active' end
        or m.is_abandoned <> (t.cancelled_at is not null and m.status <> 'completed')
      union all
      select c.match_day from match_day_closings c join tournaments t on t.id = c.tournament_id
      where (c.reveals_at is not null) <> (c.match_day > t.revealed_day)`,
  },
  {
    name: 'I16',
    promise: 'a film stands once in a championship, within both of its limits',
    breaches: sql`
      select tournament_id from film_nominations group by tournament_id, film_id having count(*) > 1
      union all
      select t.id from tournaments t join film_nominations n on n.tournament_id = t.id
      group by t.id having count(*) > t.max_films
      union all
      select t.id from tournaments t join film_nominations n on n.tournament_id = t.id
      group by t.id, n.user_id having count(*) > t.max_nominations_per_user`,
  },
  {
    name: 'I17',
    promise: 'nobody is in more than three circles, twice in one, or where they are kept out',
    breaches: sql`
      select user_id from circle_memberships where is_active group by user_id having count(*) > 3
      union all
      select user_id from circle_memberships where is_active
      group by user_id, circle_id having count(*) > 1
      union all
      select m.user_id from circle_memberships m join circle_exclusions using (circle_id, user_id)
      where m.is_active`,
  },
  {
    name: 'I18',
    promise: 'counters are the number of rows, and nobody likes and dislikes the same post',
    breaches: sql`
      select id from users u where deleted_at is null and (films_uploaded, followers_count, following_count, posts_count) <> (
        (select count(*) from films where owner_id = u.id and deleted_at is null),
        (select count(*) from follows where followed_id = u.id and accepted_at is not null),
        (select count(*) from follows where follower_id = u.id and accepted_at is not null),
        (select count(*) from posts where author_id = u.id and deleted_at is null and not is_topic_post)
      )
      union all
      select id from posts p where deleted_at is null and (likes_count, dislikes_count, replies_count) <> (
        (select count(*) from post_likes where post_id = p.id),
        (select count(*) from post_dislikes where post_id = p.id),
        (select count(*) from posts r where r.parent_post_id = p.id and r.deleted_at is null)
      )
      union all
      select l.post_id from post_likes l join post_dislikes d using (post_id, user_id)`,
  },
  {
    name: 'I19',
    promise: 'what has not begun has no matches, and what has not opened has no votes',
    breaches: sql`
      select t.id from tournaments t
      where (t.status in ('preparation', 'setup')) <> (t.current_match_day = 0)
        or (t.status in ('preparation', 'setup')) <> (t.started_at is null)
        or (t.status = 'completed') <> (t.completed_at is not null)
      union all
      select m.id from matches m join tournaments t on t.id = m.tournament_id
      where t.status in ('preparation', 'setup')
        or (m.status = 'pending') <> (m.actual_start_time is null)
        or (m.status = 'completed') <> (m.completed_at is not null)
        or (m.status = 'pending' and exists (select 1 from votes v where v.match_id = m.id))`,
  },
  {
    name: 'I20',
    promise: 'no vote was cast or changed after its match was closed or completed',
    breaches: sql`
      select 1 from votes v join matches m on m.id = v.match_id
      left join match_day_closings c using (tournament_id, match_day)
      where greatest(v.created_at, v.updated_at) > least(m.completed_at, c.closed_at)`,
  },
  {
    name: 'I21',
    promise: 'the running tally of every match is the number of its votes',
    breaches: sql`
      select m.id from matches m
      left join match_tallies t on t.match_id = m.id
      left join votes v on v.match_id = m.id
      group by m.id, t.match_id
      having t.match_id is null or t.film1_votes <> count(*) filter (where v.film_id = m.film1_id)
        or t.film2_votes <> count(*) filter (where v.film_id = m.film2_id)`,
  },
  {
    name: 'I22',
    promise:
      'a post is marked as everybody’s if it is in no circle, or in an open one’s championship',
    breaches: sql`
      select p.id from posts p
      left join tournaments t on t.id = p.tournament_id
      left join circles c on c.id = p.circle_id
      where p.is_public <> case
        when t.id is not null then t.status <> 'preparation' and coalesce(c.is_public, true)
        else p.circle_id is null end`,
  },
  {
    name: 'I23',
    promise: 'every seal follows from the draw, the votes and the seal before it',
    breaches: countSealBreaches,
  },
  {
    name: 'I24',
    promise:
      'no closed day waits for a seal that a later one has, and no deleted account has a key',
    breaches: sql`
      select c.match_day from match_day_closings c
      where c.takes_seal and not exists (
        select 1 from seals s where (s.tournament_id, s.match_day, s.kind) = (c.tournament_id, c.match_day, 'day')
      ) and exists (
        select 1 from seals s where s.tournament_id = c.tournament_id and s.kind = 'day' and s.match_day > c.match_day
      )
      union all
      select u.id from ballot_keys k join users u on u.id = k.user_id where u.deleted_at is not null`,
  },
  {
    name: 'I25',
    promise:
      'the odds of a day are of all films of its table, and every season played has a champion',
    // A title that several share counts for each of them: the sum may be more than the seasons, never less.
    breaches: sql`
      select 1 from standings s
      left join film_odds o using (tournament_id, match_day, film_id)
      group by s.tournament_id, s.match_day
      having count(o.film_id) > 0 and (
        count(o.film_id) <> count(*)
        or sum(o.titles) < 20000
        or sum(o.top_threes) < 20000 * least(3, count(*))
        or bool_or(o.titles > o.top_threes)
        or (bool_or(o.fact = 'champion')
          and sum(o.titles) <> 20000 * count(*) filter (where o.fact = 'champion'))
      )`,
  },
  {
    name: 'I26',
    promise:
      'an evening is of a sealed day that was held back, and over exactly when that is revealed',
    breaches: sql`
      select s.match_day from match_day_shows s join tournaments t on t.id = s.tournament_id
      where s.started_at is not null and (
        t.reveal_mode = 'off' or (s.ended_at is not null) <> (s.match_day <= t.revealed_day)
        or not exists (
          select 1 from seals d where (d.tournament_id, d.match_day, d.kind) = (t.id, s.match_day, 'day')
        )
      )`,
  },
];

export interface Finding {
  readonly name: string;
  readonly promise: string;
  readonly breaches: number;
}

/** Counts what breaks each promise, all at the same instant. */
export async function findBreaches(db: Database): Promise<Finding[]> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      return countBreaches(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The same within what the caller has begun. */
export async function countBreaches(tx: Db): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, promise, breaches } of invariants) {
    const found = typeof breaches === 'function' ? breaches(tx) : countRows(tx, breaches);
    findings.push({ name, promise, breaches: await found });
  }
  return findings;
}

async function countRows(tx: Db, breaches: SQL): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from (${breaches}) as breach`,
  );
  return rows[0]?.count ?? 0;
}
