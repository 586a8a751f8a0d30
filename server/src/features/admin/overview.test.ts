import type { AdminOverview } from '@girone/contract/admin';
import { beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../platform/db/database.ts';
import { createErrorCounts } from '../../platform/error-counts.ts';
import { createLogger } from '../../platform/logger.ts';
import { connectDirectly } from '../../testing/direct-sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { addFilm, addPost, addReport, addUser } from '../../testing/sample-rows.ts';
import { addSeason } from '../../testing/sample-season.ts';
import { signUp, type TestPerson } from '../../testing/sign-up.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';
import { withoutValues } from './overview.present.ts';

const database = useDatabase();
const girone = useGirone(database);
const sql = connectDirectly(database);

let admin: TestPerson;

beforeAll(async () => {
  admin = await signUp(girone);
  await sql.run('update users set is_admin = true where id = $1', [admin.id]);
});

async function overview(): Promise<AdminOverview> {
  const { status, body } = await admin.client.get('/api/admin/overview');
  expect(status).toBe(200);
  return body;
}

/** As if the minute were over. */
async function age(): Promise<void> {
  await sql.run(`update site_figures set counted_at = counted_at - interval '61 s'`);
}

function dayOf(daysAgo: number): string {
  return new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
}

test('counts what there is and what came on each of the last thirty days, once a minute', async () => {
  const [match] = (await addSeason(sql, { films: 2 })).matches;
  const author = await addUser(sql);
  await addPost(sql, author);
  const gone = await addPost(sql, author);
  await sql.run(`update posts set content = '', deleted_at = now() where id = $1`, [gone]);
  await addFilm(sql, author);
  await sql.run('insert into votes (match_id, user_id, film_id) values ($1, $2, $3)', [
    match?.id,
    author,
    match?.home,
  ]);
  await sql.run(`update users set created_at = now() - interval '3 days' where id = $1`, [author]);
  await sql.run(`update users set created_at = now() - interval '40 days' where id = $1`, [
    admin.id,
  ]);
  await sql.run(
    `insert into uploads (object_key, uploader_id, state, bytes, content_type, expires_at, stored_at)
     values ('images/a', $1, 'stored', 3000, 'image/png', now(), now()),
       ('images/b', $1, 'issued', null, null, now(), null)`,
    [author],
  );

  const first = await overview();
  const [{ users = 0, films = 0 } = {}] = await sql.run(
    'select (select count(*)::int from users) as users, (select count(*)::int from films) as films',
  );
  expect(first.totals).toEqual({
    users,
    films,
    notEnriched: films,
    circles: 0,
    tournaments: 1,
    openMatches: 1,
    posts: 1,
    votes: 1,
  });
  expect(first.storage).toEqual({ images: 1, bytes: 3000 });
  expect(first.growth).toHaveLength(30);
  expect(first.growth.map(({ day }) => day)).toEqual(
    Array.from({ length: 30 }, (_, index) => dayOf(29 - index)),
  );
  expect(first.growth[26]).toEqual({ day: dayOf(3), users: 1, films: 0, posts: 0, votes: 0 });
  // The account of forty days ago is on none of them.
  expect(first.growth[29]).toEqual({
    day: dayOf(0),
    users: Number(users) - 2,
    films,
    posts: 1,
    votes: 1,
  });

  await addPost(sql, author);
  expect((await overview()).countedAt).toBe(first.countedAt);
  await age();
  expect((await overview()).totals.posts).toBe(2);
});

test('shows the figures of before while another counts', async () => {
  const before = await overview();
  await age();
  const counter = await sql.connect();
  await counter.query('begin');
  await counter.query('select pg_advisory_xact_lock(7404213551)');
  const { totals, growth } = await overview();
  expect({ totals, growth }).toEqual({ totals: before.totals, growth: before.growth });
  await counter.query('rollback');
  counter.release();
  expect(Date.parse((await overview()).countedAt)).toBeGreaterThanOrEqual(
    Date.parse(before.countedAt),
  );
});

test('says at once how many cases wait for a decision', async () => {
  const { openReports } = await overview();
  const postId = await addPost(sql, await addUser(sql));
  for (let index = 0; index < 2; index += 1) {
    await addReport(sql, { reporterId: await addUser(sql), postId });
  }
  await addReport(sql, { reporterId: await addUser(sql), personId: await addUser(sql) });
  // Of what is said about oneself one hears when it is decided.
  await addReport(sql, { reporterId: await addUser(sql), personId: admin.id });
  await addReport(sql, { reporterId: await addUser(sql), postId: await addPost(sql, admin.id) });
  expect((await overview()).openReports).toBe(openReports + 2);
});

test('names the calls and the jobs that fail, and nothing that people wrote', async () => {
  expect(await overview()).toMatchObject({ errors: [], jobs: { failing: [] } });
  await sql.run('alter table post_hashtags rename to away');
  const failed = [1, 2].map(() => admin.client.get('/api/hashtags/trending'));
  for (const { status } of await Promise.all(failed)) expect(status).toBe(500);
  await sql.run('alter table away rename to post_hashtags');
  await sql.run('alter table email_changes rename to away');
  await sql.run(`select graphile_worker.add_job('housekeeping', '{}', max_attempts => 1)`);
  await eventually(async () => {
    const { errors, jobs } = await overview();
    expect(errors).toEqual([
      { source: 'GET /api/hashtags/trending', count: 2, lastAt: expect.any(String) },
      { source: 'job housekeeping', count: 1, lastAt: expect.any(String) },
    ]);
    expect(jobs.failing).toEqual([
      {
        name: 'housekeeping',
        jobs: 1,
        attempts: 1,
        lastError: 'not swept: email_changes',
        nextTryAt: null,
      },
    ]);
  });
  const { text: metrics } = await new TestClient(girone.address).get('/metrics');
  expect(metrics).toContain('girone_job_failures_total{task="housekeeping"} 1\n');
  await sql.run('alter table away rename to email_changes');
  await sql.run(`update error_counts set last_at = last_at - interval '1 day'`);
  expect((await overview()).errors).toEqual([]);
});

test('errors are counted together by the hour', async () => {
  const log = createLogger({ logLevel: 'silent' });
  const connection = createDatabase({ url: database.url, poolSize: 2, log });
  const counts = createErrorCounts({ db: connection.db, log });
  counts.count('job a');
  counts.count('job a');
  counts.count(`GET /${'x'.repeat(300)}`);
  await counts.stop();
  counts.count('job a');
  const second = createErrorCounts({ db: connection.db, log });
  second.count('job a');
  await second.stop();
  await connection.close();
  const rows = await sql.run(
    `select left(source, 6) as source, sum(count)::int as count, max(char_length(source)) as length
     from error_counts where source = 'job a' or source like 'GET /xxx%' group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { source: 'GET /x', count: 1, length: 200 },
    { source: 'job a', count: 3, length: 5 },
  ]);
});

test.each([
  ['Key (email)=(anna@example.org) exists', 'Key (email)… exists'],
  ['550 no such user <anna@example.org>\nmore', '550 no such user <…>'],
  ['film "La strada" is gone', 'film … is gone'],
  [`film "${'La strada '.repeat(1000)}" is gone`, 'film …'],
  ["it isn't there", "it isn't there"],
  // As long as a document: looked through to its end it would take minutes.
  ['x'.repeat(1_000_000), 'x'.repeat(200)],
])('of an error only its kind is shown: case %#', (error, shown) => {
  expect(withoutValues(error)).toBe(shown);
});

test('does not take what a cancelled championship left behind for open', async () => {
  const { tournamentId } = await addSeason(sql, { films: 2 });
  await age();
  const { openMatches } = (await overview()).totals;
  await sql.run(
    `update tournaments set status = 'completed', completed_at = now(), cancelled_at = now() where id = $1`,
    [tournamentId],
  );
  await age();
  expect((await overview()).totals.openMatches).toBe(openMatches - 1);
});
