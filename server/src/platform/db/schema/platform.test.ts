import { once } from 'node:events';
import { expect, test } from 'vitest';
import { useDatabase } from '../../../testing/test-database.ts';
import { connectDirectly } from './direct-sql.ts';
import { addUser } from './sample-rows.ts';

const sql = connectDirectly(useDatabase());

test.each(['update audit_log set reason = null', 'delete from audit_log', 'truncate audit_log'])(
  'the audit log only grows: %s',
  async (statement) => {
    await sql.run(
      `insert into audit_log (actor_id, action, target_type) values ($1, 'suspend', 'user')`,
      [await addUser(sql)],
    );

    expect(await sql.refusal(statement)).toBe('audit_log_append_only');
  },
);

test('a report has one subject, and one person reports it once', async () => {
  const report = `insert into reports (reporter_id, reported_user_id, reason) values ($1, $2, 'spam')`;
  const reporter = await addUser(sql);
  const subject = await addUser(sql);
  await sql.run(report, [reporter, subject]);

  expect(await sql.refusal(report, [reporter, subject])).toBe('reports_open_user_unique');
  expect(await sql.refusal(report, [reporter, null])).toBe('reports_one_subject');
  expect(await sql.refusal(report, [reporter, reporter])).toBe('reports_not_oneself');
});

test('nobody follows or blocks themselves', async () => {
  const user = await addUser(sql);

  expect(await sql.refusal('insert into follows values ($1, $1)', [user])).toBe(
    'follows_not_oneself',
  );
  expect(await sql.refusal('insert into blocks values ($1, $1)', [user])).toBe(
    'blocks_not_oneself',
  );
});

test('the same happening is notified once', async () => {
  const notify = `insert into notifications (user_id, type, dedupe_key) values ($1, 'matchday', 'day:1:2')`;
  const user = await addUser(sql);
  await sql.run(notify, [user]);

  expect(await sql.refusal(notify, [user])).toBe('notifications_dedupe_unique');
});

test('an upload is claimed only after it is stored, for a purpose', async () => {
  const user = await addUser(sql);
  await sql.run(
    `insert into uploads (object_key, uploader_id, expires_at) values ('a/b.webp', $1, now())`,
    [user],
  );

  expect(await sql.refusal(`update uploads set state = 'stored'`)).toBe('uploads_stored_whole');
  await sql.run(`update uploads set state = 'stored', bytes = 10, stored_at = now()`);
  expect(await sql.refusal(`update uploads set state = 'claimed', claimed_at = now()`)).toBe(
    'uploads_claimed_whole',
  );
  await sql.run(`update uploads set state = 'claimed', claimed_at = now(), purpose = 'post'`);
});

test('an event carries its transaction and wakes the listeners at the commit', async () => {
  const listener = await sql.connect();
  await listener.query('listen girone_events');
  const heard = once(listener, 'notification');

  const [event] = await sql.run(
    `insert into events (type, audience, payload) values ('post', '{}', '{}')
     returning xact_id = pg_current_xact_id() as is_own`,
  );

  expect(event).toEqual({ is_own: true });
  await heard;
  listener.release(true);
});

test('the rate counts are not written to the log', async () => {
  expect(
    await sql.run(`select relpersistence from pg_class where relname = 'rate_limits'`),
  ).toEqual([{ relpersistence: 'u' }]);
});

const take = 'select take_rate($1, $2, $3) as wait';

test('of 40 acts at once under a limit of 25, 25 pass', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => sql.run(take, [['login:burst'], [25], [3600]])),
  );

  const waits = answers.map(([row]) => Number(row?.['wait']));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(25);
  const refused = waits.filter((wait) => wait > 0);
  expect(Math.min(...refused)).toBeGreaterThan(3000);
  expect(Math.max(...refused)).toBeLessThanOrEqual(3900);
});

test('each rule counts by itself, and the first exhausted one decides', async () => {
  const rules = [
    ['code:hour', 'code:day'],
    [3, 10],
    [3600, 86_400],
  ];
  for (let i = 0; i < 3; i++) expect(await sql.run(take, rules)).toEqual([{ wait: 0 }]);

  const [row] = await sql.run(take, rules);
  expect(row?.['wait']).toBeLessThanOrEqual(3900);
  expect(await sql.run(`select hits from rate_limits where key like 'code:day%'`)).toEqual([
    { hits: 3 },
  ]);
});

test('what lies outside the window no longer counts', async () => {
  await sql.run(take, [['old'], [1], [60]]);
  await sql.run(
    `update rate_limits set window_start = window_start - interval '66 seconds' where key like 'old/%'`,
  );

  expect(await sql.run(take, [['old'], [1], [60]])).toEqual([{ wait: 0 }]);
});
