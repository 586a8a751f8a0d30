import type { Pool } from 'pg';
import { load, wire, type LoadResult } from './http-load.ts';
import { isPgbenchHere, measureReference } from './reference.ts';
import { addPeople, median, openStand, pick, someCaller } from './stand.ts';

/**
 * A page of 50 of 100,000 posts for signed-in viewers, own likes included, over HTTP, against the
 * database's own "50 newest with their authors"; and a page at random depth against the newest.
 */
const rounds = Number(process.env['ROUNDS'] ?? 5);
const seconds = Number(process.env['SECONDS'] ?? 10);
const total = 100_000;
const people = 1000;
const connections = 8;

async function addPosts(pool: Pool): Promise<void> {
  await pool.query(
    `insert into posts (content, author_id)
     select 'Il film numero ' || n || ' merita un posto in finale. #cinema',
       (select min(id) from users) + n % $1::int
     from generate_series(1, $2::int) n`,
    [people, total],
  );
  await pool.query(`
    insert into post_likes (post_id, user_id)
    select id, author_id from posts where id % 3 = 0`);
  await pool.query('analyze');
}

const newestWithAuthors = `
select p.id, p.content, p.likes_count, p.created_at, u.username, u.first_name, u.last_name
from posts p join users u on u.id = p.author_id
where p.is_public and p.parent_post_id is null and p.deleted_at is null
order by p.id desc limit 50;
`;

function describe({ perSecond, p50, statuses }: LoadResult): string {
  const refused = [...statuses].filter(([status]) => status !== 200);
  return `${perSecond.toFixed(0)}/s p50 ${p50.toFixed(1)} ms ${JSON.stringify(refused)}`;
}

const stand = await openStand(4398);
try {
  const { port, pool, databaseUrl } = stand;
  const cookies = await addPeople(pool, people);
  await addPosts(pool);
  const page = (query: string) =>
    wire({
      method: 'GET',
      path: `/api/posts/feed${query}`,
      headers: { cookie: pick(cookies), ...someCaller() },
    });
  const newest = () => page('');
  const anywhere = () => page(`?before=${51 + Math.floor(Math.random() * (total - 51))}`);
  const measure = (next: () => string, duration = seconds) =>
    load({ port, connections, seconds: duration, next });
  await measure(newest, Number(process.env['WARMUP'] ?? 10));

  const ratios: number[] = [];
  const depths: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const top = await measure(newest);
    const reference = await measureReference({
      databaseUrl,
      clients: connections,
      seconds,
      script: newestWithAuthors,
    });
    const deep = await measure(anywhere);
    ratios.push(top.perSecond / reference);
    depths.push(deep.p50 / top.p50);
    process.stdout.write(
      `newest ${describe(top)} | at random depth ${describe(deep)} | reference ${reference.toFixed(0)}/s\n`,
    );
  }
  stand.check();
  process.stdout.write(
    `feed : ${isPgbenchHere ? 'pgbench' : 'loop'} newest with authors ${median(ratios).toFixed(2)} (goal 0.4); ` +
      `random depth : newest, p50 ${median(depths).toFixed(2)} (goal 1.5)\n`,
  );
} finally {
  await stand.stop();
}
