import { once } from 'node:events';
import { expect, test } from 'vitest';
import { useDatabase } from '../../../testing/test-database.ts';
import { connectDirectly } from '../../../testing/direct-sql.ts';
import { addUser } from '../../../testing/sample-rows.ts';

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
  const report = `insert into reports (reporter_id, reported_user_id, concerned_id, reason)
    values ($1, $2::int, coalesce($2, (select max(id) from users)), 'spam')`;
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

  // Named after the part of the ring that it would be written into.
  expect(await sql.refusal(notify, [user])).toMatch(/^notifications_\d_user_id_dedupe_key/);
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

test('what the window before last counted is forgotten', async () => {
  const take = 'select take_rate($1, $2, $3) as wait';
  const rule = [['old'], [1], [86_400]];
  await sql.run(take, rule);
  const [refused] = await sql.run(take, rule);
  expect(refused?.['wait']).toBeGreaterThan(0);

  await sql.run(`update rate_limits set window_start = window_start - interval '2 days'`);
  expect(await sql.run(take, rule)).toEqual([{ wait: 0 }]);
});
