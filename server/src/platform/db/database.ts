import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { Logger } from '../logger.ts';
import { drizzle } from './drizzle.ts';
import { leaveStandBys } from './leave-stand-bys.ts';
import { cutConnection, usualPatience, watchForSilence } from './silent-connections.ts';

/** From then on the system asks each second whether the other side is there, and gives up after ten. */
export const keepAliveMs = 5000;

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Whatever runs a statement: the pool, or a transaction that the caller has begun. */
export type Db = Database | Transaction;

/** One connection, taken from the pool for a while. */
export type Connection = PoolClient;

/** What a statement is sent to: any of the pool's connections, or the one of the transaction. */
export function clientOf(db: Db | Connection): Pool | Connection {
  if ('release' in db) return db;
  // drizzle has it in every session, and keeps it out of its types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (db as unknown as { session: { client: Pool | Connection } }).session.client;
}

/**
 * PgBouncer in front: in `session` mode a connection is ours until we close it, in `transaction` mode only for each
 * transaction. `transaction-unnamed`: one that does not carry named statements from connection to connection.
 */
export type Pooler = 'none' | 'session' | 'transaction' | 'transaction-unnamed';

/** No statement, lock or forgotten transaction holds anything for longer. */
export const connectionLimits = {
  statement_timeout: 5000,
  lock_timeout: 3000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

export interface DatabaseConnection {
  readonly pool: Pool;
  readonly db: Database;
  /** Waits for the queries under way, then closes every connection. */
  readonly close: () => Promise<void>;
  /** Ends every connection at once: whoever waits for an answer there gets an error. */
  readonly cut: () => void;
}

interface DatabaseSettings {
  readonly url: string;
  /** What stands between us and the server, if anything does. */
  readonly pooler?: Pooler;
  readonly poolSize: number;
  readonly log: Pick<Logger, 'warn'>;
  /** Whole tables are copied over these connections, which no other statement may share meanwhile. */
  readonly forCopies?: boolean;
  /** Some are held without a word, and every statement is a short one: each gets a time limit of its own. */
  readonly forJobs?: boolean;
  /** Asks how a server is: one that takes a second to say so is not well. */
  readonly forProbes?: boolean;
  /** So long a connection may take to be made. */
  readonly connectMs?: number;
}

const probePatienceMs = 1000;

/**
 * Opens a pool of connections (lazily: no connection is made here). No statement, lock or forgotten
 * transaction can hold anything for longer than these limits, also where the server does not answer at all.
 */
export function createDatabase({
  url,
  pooler = 'none',
  poolSize,
  log,
  forCopies = false,
  forJobs = false,
  forProbes = false,
  connectMs = forProbes ? probePatienceMs : 5000,
}: DatabaseSettings): DatabaseConnection {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'girone',
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    // What is asked for without waiting for the answer before goes out together.
    pipeline: !forCopies,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    // What is asked here takes a millisecond; compiling it first takes twenty. Poolers take no settings with a connection.
    ...(pooler === 'none' ? { ...connectionLimits, options: '-c jit=off' } : {}),
    ...(forJobs ? { query_timeout: usualPatience * 1000 } : {}),
    ...(forProbes ? { query_timeout: probePatienceMs } : {}),
  });
  const open = new Set<Connection>();
  // The pool listens only to connections that lie idle. One that breaks between two statements of a
  // transaction has no listener, and an 'error' event without one ends the process.
  pool.on('connect', (client) => {
    open.add(client);
    client.on('error', (error) => {
      log.warn({ err: error }, 'a database connection was lost');
    });
    if (pooler === 'session') setLimits(client, log);
    if (pooler === 'transaction-unnamed') forgetNames(client);
  });
  leaveStandBys(pool);
  pool.on('remove', (client) => open.delete(client));
  const cut = () => {
    for (const client of open) cutConnection(client);
  };
  // Told by the listener above; without one here an idle connection's end would be thrown.
  pool.on('error', () => undefined);
  if (forCopies || forJobs || forProbes) {
    return { pool, db: drizzle(pool), close: () => pool.end(), cut };
  }
  const watch = watchForSilence(pool, (seconds) => {
    log.warn({ seconds }, 'a database connection fell silent and was given up');
  });
  const close = () => pool.end().finally(() => watch.stop());
  return { pool, db: drizzle(pool), close, cut };
}

/** Sent before anything else on this connection, which is ours until it ends. */
function setLimits(client: Connection, log: Pick<Logger, 'warn'>): void {
  const limits = Object.entries(connectionLimits).map(([name, ms]) => `set ${name} = ${ms}`);
  client.query(`${limits.join('; ')}; set jit = off`).catch((error: unknown) => {
    log.warn({ err: error }, 'a database connection could not be given its limits');
  });
}

/** The next statement may be run by another connection, which knows nothing of what was prepared on the last one. */
function forgetNames(client: Connection): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client);
  Object.assign(client, {
    query(config: unknown, ...rest: unknown[]) {
      const isNamed = typeof config === 'object' && config !== null && 'name' in config;
      return query(isNamed ? { ...config, name: undefined } : config, ...rest);
    },
  });
}
