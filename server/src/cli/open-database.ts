import { existsSync } from 'node:fs';
import { attachEmbeddedPostgres } from '@girone/embedded-postgres';
import { readConfig, type Config } from '../platform/config/config.ts';
import {
  createDatabase,
  type Connection,
  type Database,
  type DatabaseConnection,
} from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { ownPostgres } from '../platform/db/own-postgres.ts';
import { createLogger, type Logger } from '../platform/logger.ts';

/** Opens the database that the server uses, beside it or without it, for one piece of work. */
export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  return withConnection(async ({ db, pool, log }) => {
    await migrate(pool, { log });
    return work(db);
  });
}

/** The same as it is found, whatever its schema. A signal to stop ends the work, and the database that was started for it. */
export async function withConnection<T>(work: Work<T>): Promise<T> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const stop = new AbortController();
  // A second one ends the process as it is.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());
  try {
    return await openAndWork(config, stop.signal, work);
  } catch (error) {
    throw stop.signal.aborted ? new Error('Stopped before it was done.') : error;
  }
}

interface Opened extends DatabaseConnection {
  readonly log: Logger;
}

type Work<T> = (opened: Opened, config: Config) => Promise<T>;

async function openAndWork<T>(config: Config, signal: AbortSignal, work: Work<T>): Promise<T> {
  const external = config.databaseDirectUrl ?? config.databaseUrl;
  if (external) return useDatabase({ url: external, signal }, config, work);
  const postgres = await attachEmbeddedPostgres({
    app: ownPostgres,
    dataDir: config.dataDir,
    log: () => undefined,
    signal,
  });
  try {
    return await useDatabase({ url: postgres.url, signal }, config, work);
  } finally {
    await postgres.stop();
  }
}

async function useDatabase<T>(
  { url, signal }: { readonly url: string; readonly signal: AbortSignal },
  config: Config,
  work: Work<T>,
): Promise<T> {
  signal.throwIfAborted();
  const log = createLogger({ logLevel: config.logLevel === 'info' ? 'warn' : config.logLevel });
  const database = createDatabase({ url, poolSize: 2, log, forCopies: true });
  const { pool } = database;
  const clients = new Set<Connection>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= database.close());
  // What waits for a statement fails by it, and tidies up as after any failure.
  signal.addEventListener('abort', () => {
    void close();
    for (const client of clients) void client.end();
  });
  try {
    return await work({ ...database, log }, config);
  } finally {
    await close();
  }
}
