import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Logger } from '../logger.ts';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Whatever runs a statement: the pool, or a transaction that the caller has begun. */
export type Db = Database | Transaction;

export interface DatabaseConnection {
  readonly pool: Pool;
  readonly db: Database;
  /** Waits for the queries under way, then closes every connection. */
  close(): Promise<void>;
}

interface DatabaseSettings {
  readonly url: string;
  readonly poolSize: number;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Opens a pool of connections (lazily: no connection is made here). No statement, lock or forgotten
 * transaction can hold anything for longer than these limits.
 */
export function createDatabase({ url, poolSize, log }: DatabaseSettings): DatabaseConnection {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'girone',
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5000,
    lock_timeout: 3000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // The pool listens only to connections that lie idle. One that breaks between two statements of a
  // transaction has no listener, and an 'error' event without one ends the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      log.warn({ err: error }, 'a database connection was lost');
    });
  });
  // Told by the listener above; without one here an idle connection's end would be thrown.
  pool.on('error', () => undefined);
  return { pool, db: drizzle(pool), close: () => pool.end() };
}

/** Throws if the database does not serve. The migrations ran before: the table is there if it is. */
export async function askDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1 from users limit 1`);
}
