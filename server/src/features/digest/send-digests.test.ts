import { describe, expect, test } from 'vitest';
import { setUpDigests } from '../../testing/digest-scene.ts';
import { addSeason } from '../../testing/sample-season.ts';
import type { TestPerson } from '../../testing/sign-up.ts';

const scene = setUpDigests();
const { sql, addReader, mailsTo, plan, sendPlanned, sendAll } = scene;
const hourMs = 3_600_000;

/** Has something to vote on. */
async function addWaitingReader(): Promise<TestPerson> {
  const reader = await addReader();
  await addSeason(sql, { films: 2, owners: [reader.id], createdBy: reader.id });
  return reader;
}

function after(hours: number): void {
  scene.setNow(new Date(scene.now.getTime() + hours * hourMs));
}

describe('a digest goes out', () => {
  test('once a week, however often and by however many it is planned and sent', async () => {
    const reader = await addWaitingReader();
    await Promise.all([plan(), plan(), plan()]);
    await Promise.all([sendPlanned(), sendPlanned()]);
    after(1);
    await sendAll();
    expect(mailsTo(reader)).toHaveLength(1);
    after(7 * 24);
    await sendAll();
    expect(mailsTo(reader)).toHaveLength(2);
  });

  test('at eight on Monday by the reader’s clock', async () => {
    const reader = await addWaitingReader();
    await reader.client.send('PATCH', '/api/users/digest', { timeZone: 'Etc/GMT+5' });
    await sendAll();
    expect(mailsTo(reader)).toHaveLength(0);
    after(4.75);
    await sendAll();
    expect(mailsTo(reader)).toHaveLength(0);
    after(0.25);
    await sendAll();
    expect(mailsTo(reader)).toHaveLength(1);
    // Whoever travels does not get it again.
    await reader.client.send('PATCH', '/api/users/digest', { timeZone: 'Etc/GMT+9' });
    after(4);
    await sendAll();
    expect(mailsTo(reader)).toHaveLength(1);
  });

  test('again when the mail server would not have it, to those who are left', async () => {
    const first = await addWaitingReader();
    await plan();
    scene.refuse('come back later');
    const [failure] = await sendPlanned();
    expect(failure).toBeInstanceOf(Error);
    expect(mailsTo(first)).toHaveLength(0);
    scene.refuse(undefined);
    expect(await sendPlanned()).toEqual([]);
    expect(mailsTo(first)).toHaveLength(1);
  });

  test('not days later', async () => {
    const reader = await addWaitingReader();
    await plan();
    after(4 * 24);
    await sendPlanned();
    expect(mailsTo(reader)).toHaveLength(0);
  });

  test('to nobody who has nothing to read about, and the week is known as looked at', async () => {
    const reader = await addReader();
    await sendAll();
    expect(mailsTo(reader)).toHaveLength(0);
    const [row] = await sql.run(
      'select week is not null as is_seen, mailed_week from digest_readers where user_id = $1',
      [reader.id],
    );
    expect(row).toEqual({ is_seen: true, mailed_week: null });
  });

  test.each([
    ['an address that is not confirmed', 'is_email_verified = false'],
    ['a suspended account', 'suspended_at = now()'],
    ['an account that is to be deleted', 'deletion_requested_at = now()'],
    ['whoever came today', 'created_at = now()'],
  ])('not to %s', async (_, change) => {
    const reader = await addWaitingReader();
    await sql.run(`update users set ${change} where id = $1`, [reader.id]);
    await sendAll();
    expect(mailsTo(reader)).toHaveLength(0);
  });

  test('not to whoever has said no between planning and sending', async () => {
    const reader = await addWaitingReader();
    await plan();
    await reader.client.send('PATCH', '/api/users/digest', { isWanted: false });
    await sendPlanned();
    expect(mailsTo(reader)).toHaveLength(0);
  });
});

test('many readers are planned in batches, and read for a batch at a time', async () => {
  const owner = await addReader();
  await addSeason(sql, { films: 2, owners: [owner.id] });
  await sql.run(`
    with person as (
      insert into users (username, email, password, is_email_verified, created_at)
      select 'many' || n, 'many' || n || '@example.org', '$argon2id$', true, now() - interval '30 days'
      from generate_series(1, 1000) n returning id
    )
    insert into notification_settings (user_id, type, in_app, by_email)
    select id, 'weekly_digest', false, true from person`);
  await plan();
  const jobs = await sql.run(
    `select json_array_length(payload -> 'userIds') as people from graphile_worker._private_jobs
     where task_id = (select id from graphile_worker._private_tasks where identifier = 'send-digests')`,
  );
  const sizes = jobs.map(({ people }) => Number(people));
  expect(Math.max(...sizes)).toBe(100);
  expect(sizes.reduce((all, one) => all + one, 0)).toBe(1001);
  expect(await sendPlanned()).toEqual([]);
  // The only one of them whose championship waits for anything.
  expect(mailsTo(owner)).toHaveLength(1);
});
