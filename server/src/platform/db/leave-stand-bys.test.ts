import { sql } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { useDatabase } from '../../testing/test-database.ts';
import { createLogger } from '../logger.ts';
import { createDatabase, type DatabaseConnection } from './database.ts';
import { findUnreadiness } from './readiness.ts';

const database = useDatabase();
const log = createLogger({ logLevel: 'silent' });

/** For whoever connects from now on; connections that are there stay as they are. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  await database.sql.query(
    `do $$ begin execute format('alter database %I set default_transaction_read_only = %s',
       current_database(), '${isReadOnly ? 'on' : 'off'}'); end $$`,
  );
}

/** One connection, which leads to what is a stand-by now; the next one would lead to the primary. */
async function connectToStandBy(): Promise<DatabaseConnection> {
  await setReadOnly(true);
  const connection = createDatabase({ url: database.url, poolSize: 1, log });
  onTestFinished(() => connection.close());
  await connection.db.execute('select 1');
  await setReadOnly(false);
  return connection;
}

beforeEach(() => database.sql.query('create table if not exists kept (value int)'));

test('a connection that leads to a stand-by is given up with the transaction that found out', async () => {
  const { db } = await connectToStandBy();
  const write = () => db.transaction((tx) => tx.execute(sql`insert into kept values (1)`));
  await expect(write()).rejects.toMatchObject({ cause: { code: '25006' } });
  await write();
});

test('readiness is asked of another connection than the one that was read-only', async () => {
  const { db } = await connectToStandBy();
  expect(await findUnreadiness(db, log)).toBe('database_read_only');
  expect(await findUnreadiness(db, log)).toBe(undefined);
});
