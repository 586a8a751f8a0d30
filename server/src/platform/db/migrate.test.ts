import { readFile } from 'node:fs/promises';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { eventually } from '../../testing/eventually.ts';
import { makeEmptyDatabase } from '../../testing/empty-database.ts';
import { createLogger } from '../logger.ts';
import { createDatabase, type DatabaseConnection } from './database.ts';
import { migrate } from './migrate.ts';

const log = createLogger({ logLevel: 'silent' });

/** A database without any table, and a way to connect to it several times. */
async function emptyDatabase() {
  const url = await makeEmptyDatabase();
  const connections: DatabaseConnection[] = [];
  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.close()));
  });
  return () => {
    const connection = createDatabase({ url, poolSize: 2, log });
    connections.push(connection);
    return connection.pool;
  };
}

const fingerprint = `
  select md5(string_agg(line, ',' order by line)) as schema, count(*)::int as lines from (
    select table_name || '.' || column_name || data_type || is_nullable from information_schema.columns where table_schema = 'public'
    union all select conname || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select tgname || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  ) as everything (line)`;

/** When the migration before that one was written. */
async function writtenBefore(name: string): Promise<number> {
  const file = new URL('migrations/meta/_journal.json', import.meta.url);
  const { entries } = journalForm.parse(JSON.parse(await readFile(file, 'utf8')));
  const place = entries.findIndex(({ tag }) => tag === name);
  return entries[place - 1]?.when ?? 0;
}

const journalForm = z.object({
  entries: z.array(z.object({ tag: z.string(), when: z.int() })),
});

const applied = 'select count(*)::int as count from drizzle.__drizzle_migrations';

test('migrating twice changes nothing the second time', async () => {
  const pool = (await emptyDatabase())();
  await migrate(pool, { log });
  const first = await pool.query(fingerprint);
  const { rows } = await pool.query(applied);

  await migrate(pool, { log });

  expect((await pool.query(fingerprint)).rows).toEqual(first.rows);
  expect((await pool.query(applied)).rows).toEqual(rows);
});

test('four instances may start at once', async () => {
  const connect = await emptyDatabase();
  const alone = (await emptyDatabase())();
  const pools = [connect(), connect(), connect(), connect()];

  await Promise.all([...pools, alone].map((pool) => migrate(pool, { log })));

  const pool = connect();
  const { rows } = await pool.query(applied);
  expect(rows).toEqual((await alone.query(applied)).rows);
  expect((await pool.query(fingerprint)).rows).toEqual((await alone.query(fingerprint)).rows);
});

test('the pool keeps its limits afterwards', async () => {
  const pool = (await emptyDatabase())();
  await migrate(pool, { log });

  const { rows } = await pool.query(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
  );
  expect(rows).toEqual([{ statement: '5s', lock: '3s' }]);
});

/** One migration before its tables change, with somebody who reads one of them until they are told. */
async function openWithReader() {
  const connect = await emptyDatabase();
  const pool = connect();
  await migrate(pool, { log, upTo: await writtenBefore(waiting) });
  const reader = await connect().connect();
  await reader.query('begin');
  await reader.query('select from push_deliveries');
  async function end(): Promise<void> {
    await reader.query('commit');
    reader.release();
  }
  return { pool, other: connect(), end };
}

const waiting = '0046_ring_of_notifications';

test('a change waits for whoever uses its table and says so, and lets others pass between its tries', async () => {
  const { pool, other, end } = await openWithReader();
  const said: unknown[] = [];
  let served = 0;
  const servedBefore: number[] = [];
  const done = new AbortController();
  const warn = (line: unknown) => {
    said.push(line);
    servedBefore.push(served);
  };
  const migrated = migrate(pool, { log: { warn } });
  async function readOn(): Promise<void> {
    while (!done.signal.aborted) {
      await other.query('select from push_deliveries');
      served += 1;
    }
  }
  const reading = readOn();
  await eventually(() => expect(said).toHaveLength(3));
  done.abort();
  await reading;
  const [first = 0, second = 0, third = 0] = servedBefore;
  expect(second).toBeGreaterThan(first);
  expect(third).toBeGreaterThan(second);
  expect(said).toEqual([500, 1000, 2000].map((pauseMs) => ({ migration: waiting, pauseMs })));
  await end();

  await migrated;
  const alone = (await emptyDatabase())();
  await migrate(alone, { log });
  expect((await pool.query(fingerprint)).rows).toEqual((await alone.query(fingerprint)).rows);
});

test('a change that waits in vain names itself in one line, and the next start goes on there', async () => {
  const { pool, end } = await openWithReader();
  const before = (await pool.query(applied)).rows;
  await expect(migrate(pool, { log, patienceMs: 1000 })).rejects.toThrow(
    /^Migration 0046_ring_of_notifications has waited in vain [^\n]*$/,
  );
  expect((await pool.query(applied)).rows).toEqual(before);
  await end();
  await migrate(pool, { log });
  expect((await pool.query(applied)).rows).not.toEqual(before);
});

test('an upgrade needs no place for files of its own', async () => {
  const pool = (await emptyDatabase())();
  await migrate(pool, { log, upTo: await writtenBefore(waiting) });
  vi.stubEnv('TMPDIR', '/nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(migrate(pool, { log })).resolves.toBeUndefined();
});

test('a database of a newer version is left alone', async () => {
  const pool = (await emptyDatabase())();
  await migrate(pool, { log });
  await pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
     select 'of tomorrow', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  );

  await expect(migrate(pool, { log })).rejects.toThrow(
    'The database was used by a newer Girone; start that version, or a newer one.',
  );
});

/** As it was before: one table, whose ids are narrow. */
async function unring(pool: DatabaseConnection['pool']): Promise<void> {
  await pool.query('create table flat (like notifications including all)');
  await pool.query('drop table notifications');
  await pool.query(`alter table flat rename to notifications;
    alter table notifications alter id drop identity;
    alter table notifications alter id type integer;
    alter table notifications alter id add generated always as identity (sequence name notifications_id_seq)`);
}

async function layoutOf(pool: DatabaseConnection['pool']): Promise<unknown> {
  const { rows } = await pool.query<{ type: string; most: string; parts: number }>(
    `select format_type(atttypid, null) as type, max_value::text as most,
       (select count(*)::int from pg_inherits where inhparent = 'notifications'::regclass) as parts
     from pg_attribute, pg_sequences
     where attrelid = 'notifications'::regclass and attname = 'id' and sequencename = 'notifications_id_seq'`,
  );
  return rows[0];
}

test('notifications become a ring with wide ids at a start at which no other process serves', async () => {
  const connect = await emptyDatabase();
  const pool = connect();
  await migrate(pool, { log });
  const ring = { type: 'bigint', most: '9223372036854775807', parts: 5 };
  expect(await layoutOf(pool)).toEqual(ring);
  await unring(pool);
  await pool.query(
    `insert into users (username, email, password) values ('giulia', 'g@example.org', '$argon2id$')`,
  );
  await pool.query(`insert into notifications (user_id, type, created_at)
    select id, 'mention', now() - make_interval(days => age)
    from users, unnest(array[200, 91, 89, 45, 0]) as age`);
  const line = await connect().connect();
  await line.query(`set application_name = 'girone events'`);
  await migrate(pool, { log });
  expect(await layoutOf(pool)).toEqual({ type: 'integer', most: '2147483647', parts: 0 });
  line.release(true);
  await eventually(async () => {
    await migrate(pool, { log });
    expect(await layoutOf(pool)).toEqual(ring);
  });
  const { rows } = await pool.query(`insert into notifications (user_id, type)
    select id, 'mention' from users returning id::int`);
  expect(rows).toEqual([{ id: 6 }]);
  const { rows: kept } = await pool.query('select id::int from notifications order by id');
  expect(kept.map(({ id }) => id)).toEqual([3, 4, 5, 6]);
});
