import type { Pool } from 'pg';
import { addPlayedSeasons } from './played-seasons.ts';

export interface AdminSize {
  readonly people: number;
  readonly posts: number;
  readonly championships: number;
  readonly votes: number;
}

/** Rows that a search finds: as many whatever the size. */
const found = 20;

/** People before films and posts: whoever they belong to is picked among them in turn. */
const statements = ({ people, posts }: AdminSize): readonly string[] => [
  `insert into users (username, email, password, first_name, created_at, is_email_verified)
   select case when n <= ${found} then 'smeraldo' else 'member' end || n, 'member' || n || '@example.org',
     '$argon2id$', 'Nome ' || n, now() - n * interval '7 minutes', n % 5 > 0
   from generate_series(1, ${people} - (select count(*) from users)::int) n`,
  `create temp table person as
     select id, (row_number() over (order by id) - 1)::int as place from users`,
  `insert into films (title, release_year, owner_id, enrichment_status, enrichment_next_try_at, created_at)
   select case when n <= ${found} then 'Smeraldo ' else 'Pellicola ' end || n, 1930 + n % 95, p.id, 'done', null,
     now() - n * interval '3 minutes'
   from generate_series(1, ${2 * people}) n join person p on p.place = n % ${people}`,
  `update users set films_uploaded = owned.number, max_films_allowed = 1000
   from (select owner_id, count(*) as number from films group by owner_id) as owned where owned.owner_id = users.id`,
  // One that plays, so that its matches are found.
  `update films set title = 'Smeraldo' where id = (select min(film1_id) from matches)`,
  `insert into tournaments (name, status, created_by, created_at)
   select case when n <= ${found} then 'Smeraldo ' else 'Trofeo ' end || n, 'setup', p.id, now() - n * interval '1 hour'
   from generate_series(1, ${people / 10}) n join person p on p.place = n`,
  `insert into posts (content, author_id, created_at, image_url)
   select 'Il film numero ' || n || ' merita un posto in finale.' || case when n % ${posts / found} = 0 then ' Smeraldo' else '' end,
     p.id, now() - (${posts} - n) * interval '20 seconds', case when n % 50 = 0 then '/objects/images/bench' || n end
   from generate_series(1, ${posts}) n join person p on p.place = n * 7 % ${people} order by n`,
  `update users set posts_count = written.number
   from (select author_id, count(*) as number from posts group by author_id) as written
   where written.author_id = users.id`,
  `insert into reports (reporter_id, post_id, concerned_id, circle_id, reason, note, status, resolved_at)
   select p.id, t.id, t.author_id, t.circle_id, 'spam', 'Ancora', case when t.id % 2 = 0 then 'open' else 'dismissed' end,
     case when t.id % 2 = 1 then now() end
   from posts t join person p on p.place = (t.id + 11) % ${people} and p.id <> t.author_id where t.id % 10 < 2`,
  `insert into audit_log (actor_id, action, target_type, target_id, reason, details, created_at)
   select (select id from users where is_admin), 'user.suspend', 'user', p.id,
     case when n <= ${found} then 'Smeraldo' else 'Ancora' end || n,
     jsonb_build_object('name', 'member' || n, 'before', null, 'after', null), now() - (${2 * people} - n) * interval '1 minute'
   from generate_series(1, ${2 * people}) n join person p on p.place = n % ${people} order by n`,
];

/** Everything that the admin area lists, in a new database; the answer is an admin's cookie. */
export async function addAdminRows(
  pool: Pool,
  databaseUrl: string,
  size: AdminSize,
): Promise<string> {
  const { championships, votes } = size;
  const cookie = await addPlayedSeasons(pool, databaseUrl, { championships, votes });
  await pool.query('update users set is_admin = true where id = (select min(id) from users)');
  const client = await pool.connect();
  try {
    // Past the triggers that count: each figure is written once instead.
    await client.query('set session_replication_role = replica');
    for (const statement of statements(size)) await client.query(statement);
  } finally {
    client.release(true);
  }
  await pool.query('vacuum analyze');
  return cookie;
}
