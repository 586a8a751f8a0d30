import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { users } from '../../domain/schema/accounts.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { createLogger } from '../logger.ts';
import { constraintOf } from './constraint-errors.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { createDatabase } from './database.ts';

const database = useDatabase();
const warnings: unknown[] = [];

/** A pool of our own, for one test. */
function connect() {
  const log = createLogger({ logLevel: 'silent' });
  log.warn = (...words: unknown[]) => void warnings.push(words);
  const connection = createDatabase({ url: database.url, poolSize: 3, log });
  onTestFinished(() => connection.close());
  warnings.length = 0;
  return connection;
}

const backend = sql`select pg_backend_pid() as pid`;

async function endBackend(pid: unknown): Promise<void> {
  await database.sql.query('select pg_terminate_backend($1)', [pid]);
}

test('no statement, lock or forgotten transaction lasts for ever', async () => {
  const { db } = connect();
  const { rows } = await db.execute(sql`
    select name, setting from pg_settings where name in
      ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'application_name')
    order by name`);

  expect(rows).toEqual([
    { name: 'application_name', setting: 'girone' },
    { name: 'idle_in_transaction_session_timeout', setting: '10000' },
    { name: 'lock_timeout', setting: '3000' },
    { name: 'statement_timeout', setting: '5000' },
  ]);
});

test('a connection that ends while idle is told, and the next query works', async () => {
  const { db, pool } = connect();
  const { rows } = await db.execute(backend);
  const lost = new Promise((resolve) => pool.once('remove', resolve));

  await endBackend(rows[0]?.['pid']);
  await lost;

  expect(warnings).toHaveLength(1);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('a connection that ends between two statements fails its transaction and nothing else', async () => {
  const { db } = connect();

  await expect(
    db.transaction(async (tx) => {
      const { rows } = await tx.execute(backend);
      await endBackend(rows[0]?.['pid']);
      await expect.poll(() => warnings.length).toBeGreaterThan(0);
      await tx.execute(sql`select 1`);
    }),
  ).rejects.toSatisfy(isDatabaseUnavailable);

  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('a connection that ends at the first word of a transaction leaves its place to others', async () => {
  const { db, pool } = connect();
  for (let time = 0; time < 4; time += 1) {
    pool.once('acquire', ({ connection }) => connection.stream.destroy());
    const failed = db.transaction(() => Promise.resolve());
    await expect(failed).rejects.toSatisfy(isDatabaseUnavailable);
  }

  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  expect(pool.totalCount - pool.idleCount).toBe(0);
});

test('a broken rule is known by its name, through the wrapping of the query builder', async () => {
  const { db } = connect();
  const row = { username: 'cabiria', email: 'cabiria@example.org', password: '$argon2id$' };
  await db.insert(users).values(row);

  const again = await db
    .insert(users)
    .values({ ...row, email: 'b@example.org' })
    .catch(constraintOf);
  const unhashed = await db
    .insert(users)
    .values({ ...row, password: 'x' })
    .catch(constraintOf);
  const unknown = await db.execute(sql`select * from nowhere`).catch(constraintOf);

  expect(again).toBe('users_username_unique');
  expect(unhashed).toBe('users_password_is_hash');
  expect(unknown).toBeUndefined();
  expect(constraintOf('not an error')).toBeUndefined();
});

test('a rule held by a trigger is known in the same way', async () => {
  const { db } = connect();
  const refusal = await db.execute(sql`delete from audit_log`).catch(constraintOf);

  expect(refusal).toBe('audit_log_append_only');
});
