import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDatabase, type DatabaseConnection } from '../platform/db/database.ts';
import { createLogger } from '../platform/logger.ts';
import { connectDirectly } from '../testing/direct-sql.ts';
import { addUser } from '../testing/sample-rows.ts';
import { useDatabase } from '../testing/test-database.ts';
import { useGirone } from '../testing/test-girone.ts';
import { housekeeping, sweptAtOnce } from './housekeeping.ts';

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

async function addOldEvents(number: number): Promise<void> {
  await sql.run(
    `insert into events (type, payload, audience, created_at)
     select 'account', '{"userId": 1}', '{"kind": "everybody"}', now() - interval '2 hours'
     from generate_series(1, $1::int)`,
    [number],
  );
}

describe('what has had its time', () => {
  test('is all swept in one run, and never more in a statement than it has time for', async () => {
    await sql.run(`create function refuse_many() returns trigger language plpgsql as $$
      begin
        if (select count(*) from gone) > ${sweptAtOnce} then raise exception 'too many at once'; end if;
        return null;
      end $$`);
    await sql.run(`create trigger refuse_many after delete on events referencing old table as gone
      for each statement execute function refuse_many()`);
    await addOldEvents(2 * sweptAtOnce + 1);
    await run();
    expect(await countOf(`events where created_at < now() - interval '1 hour'`)).toBe(0);
    await sql.run('drop trigger refuse_many on events');
  });

  test('is swept also where something else cannot be, which is logged and tried again', async () => {
    const userId = await addUser(sql);
    await sql.run(
      `insert into sessions (sid, user_id, expire) values ('over', $1, now() - interval '1 hour')`,
      [userId],
    );
    await addOldEvents(1);
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
    expect(await countOf(`events where created_at < now() - interval '1 hour'`)).toBe(0);
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
