import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabase, type DatabaseConnection } from '../platform/db/database.ts';
import { createLogger } from '../platform/logger.ts';
import { connectDirectly } from '../testing/direct-sql.ts';
import { addUser } from '../testing/sample-rows.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';
import { housekeeping, mostNotifications, sweptAtOnce } from './housekeeping.ts';

const database = useDatabase();
// Jobs have their tables from the first start on.
useGirone(database);
const sql = connectDirectly(database);

let connection: DatabaseConnection;
const log = { error: vi.fn<(fields: { readonly what: string }, message: string) => void>() };

beforeAll(() => {
  const quiet = createLogger({ logLevel: 'silent' });
  connection = createDatabase({ url: database.url, poolSize: 2, log: quiet });
  return () => connection.close();
});

afterEach(() => log.error.mockClear());

async function run(): Promise<void> {
  await housekeeping({ db: connection.db, log }).run({});
}

async function countOf(text: string): Promise<number> {
  const [row] = await sql.run(`select count(*)::int as number from ${text}`);
  return Number(row?.['number']);
}

/** In the partition of their hour, as if written then. */
async function addEvents(number: number, age: string): Promise<void> {
  await sql.run(
    `insert into events (slot, type, payload, audience, created_at, xact_id)
     select extract(epoch from now() - $2::interval)::bigint / 3600 % 4, 'account', '{"userId": 1}',
       '{"kind": "everybody"}', now() - $2::interval, '3'
     from generate_series(1, $1::int)`,
    [number, age],
  );
}

const oldEvents = `events where created_at < now() - interval '1 hour'`;

describe('events', () => {
  beforeEach(() => sql.run('truncate events'));

  test('of an hour that is over all go at once, however many, and the fresh ones stay', async () => {
    // More at once would take longer than a statement may.
    for (let part = 0; part < 11; part += 1) await addEvents(20_000, '2 hours');
    await addEvents(10, '3 hours');
    await addEvents(10, '0 hours');
    await run();
    expect(await countOf('events')).toBe(10);
  });

  test('of the hour that is being written stay with what came before in its place of the ring', async () => {
    await addEvents(5, '4 hours');
    await addEvents(1, '0 hours');
    await run();
    expect(await countOf('events')).toBe(6);
  });

  test('go another time where somebody holds them, and nothing waits for that', async () => {
    await addEvents(5, '2 hours');
    const holder = await sql.connect();
    await holder.query('begin');
    await holder.query(`select 1 from ${oldEvents}`);
    await run();
    expect(await countOf(oldEvents)).toBe(5);
    await holder.query('rollback');
    holder.release();
    await run();
    expect(await countOf(oldEvents)).toBe(0);
  });

  test('that are fresh are not taken by an older build, which sweeps by the place in the table', async () => {
    await addEvents(5, '2 hours');
    await addEvents(5, '0 hours');
    await sql.run(`delete from events where ctid = any(array(
      select ctid from ${oldEvents} limit 5000 for update skip locked))`);
    expect(await countOf('events')).toBe(5);
    expect(await countOf(oldEvents)).toBe(0);
  });
});

/** In the partition of its thirty days, as if written then. */
async function addNotification(userId: number, ageDays: number): Promise<void> {
  await sql.run(
    `insert into notifications (slot, user_id, type, created_at)
     select extract(epoch from written)::bigint / 2592000 % 5, $1, 'mention', written
     from (select now() - make_interval(days => $2::int)) as told (written)`,
    [userId, ageDays],
  );
}

describe('notifications', () => {
  beforeEach(() => sql.run('truncate notifications'));

  test('of days that are over all go at once, and what is younger than ninety days stays', async () => {
    const userId = await addUser(sql);
    for (const age of [0, 30, 60, 90, 120]) await addNotification(userId, age);
    await run();
    expect(await countOf(`notifications where created_at > now() - interval '91 days'`)).toBe(4);
    expect(await countOf('notifications')).toBe(4);
  });

  test('go another time where somebody holds them, and nothing waits for that', async () => {
    const userId = await addUser(sql);
    await addNotification(userId, 120);
    const holder = await sql.connect();
    await holder.query('begin');
    await holder.query('select 1 from notifications');
    await run();
    expect(await countOf('notifications')).toBe(1);
    await holder.query('rollback');
    holder.release();
    await run();
    expect(await countOf('notifications')).toBe(0);
  });
});

describe('what has had its time', () => {
  test('is all swept in one run, and never more in a statement than it has time for', async () => {
    await sql.run(`create function refuse_many() returns trigger language plpgsql as $$
      begin
        if (select count(*) from gone) > ${sweptAtOnce} then raise exception 'too many at once'; end if;
        return null;
      end $$`);
    await sql.run(`create trigger refuse_many after delete on error_counts referencing old table as gone
      for each statement execute function refuse_many()`);
    await sql.run(
      `insert into error_counts (hour, source, count, last_at)
       select now() - interval '9 days', 'job ' || n, 1, now() from generate_series(1, $1::int) n`,
      [2 * sweptAtOnce + 1],
    );
    await run();
    expect(await countOf('error_counts')).toBe(0);
    await sql.run('drop trigger refuse_many on error_counts');
  });

  test('is, of one person’s notifications, whatever comes after the newest thousand', async () => {
    const [told, other] = [await addUser(sql), await addUser(sql)];
    const add = `insert into notifications (user_id, type) select $1, 'mention' from generate_series(1, $2::int)`;
    await sql.run(add, [told, mostNotifications + 20]);
    await sql.run(add, [other, 3]);
    const [newest] = await sql.run('select max(id) as id from notifications where user_id = $1', [
      told,
    ]);
    await run();
    expect(await countOf(`notifications where user_id = ${told}`)).toBe(mostNotifications);
    expect(await countOf(`notifications where id = ${String(newest?.['id'])}`)).toBe(1);
    expect(await countOf(`notifications where user_id = ${other}`)).toBe(3);
  });

  test('is swept also where something else cannot be, which is logged and tried again', async () => {
    const userId = await addUser(sql);
    await sql.run(
      `insert into sessions (sid, user_id, expire) values ('over', $1, now() - interval '1 hour')`,
      [userId],
    );
    await addEvents(1, '2 hours');
    await sql.run('alter table password_reset_otps rename to away');
    await sql.run('alter table rate_limits rename to elsewhere');
    await expect(run()).rejects.toThrow('not swept: reset_codes, rate_limits');
    await sql.run('alter table away rename to password_reset_otps');
    await sql.run('alter table elsewhere rename to rate_limits');
    expect(log.error.mock.calls.map(([fields]) => fields.what)).toEqual([
      'reset_codes',
      'rate_limits',
    ]);
    expect(await countOf(`sessions where sid = 'over'`)).toBe(0);
    expect(await countOf(oldEvents)).toBe(0);
    await run();
  });

  test('waits for the next run where somebody holds it', async () => {
    const userId = await addUser(sql);
    await sql.run(
      `insert into sessions (sid, user_id, expire) values ('held', $1, now() - interval '1 hour')`,
      [userId],
    );
    const holder = await sql.connect();
    await holder.query('begin');
    await holder.query(`select 1 from sessions where sid = 'held' for update`);
    await run();
    await holder.query('rollback');
    holder.release();
    expect(await countOf(`sessions where sid = 'held'`)).toBe(1);
    await run();
    expect(await countOf(`sessions where sid = 'held'`)).toBe(0);
  });
});
