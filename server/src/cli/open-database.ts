import { existsSync } from 'node:fs';
import { attachEmbeddedPostgres } from '@girone/embedded-postgres';
import { readConfig, type Config } from '../platform/config/config.ts';
import { createDatabase, type Database, type DatabaseConnection } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { ownPostgres } from '../platform/db/own-postgres.ts';
import { createLogger } from '../platform/logger.ts';

/** Opens the database that the server uses, beside it or without it, for one piece of work. */
export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  return withConnection(async ({ db, pool }) => {
    await migrate(pool);
    return work(db);
  });
}

/** The same as it is found, whatever its schema. */
export async function withConnection<T>(
  work: (connection: DatabaseConnection, config: Config) => Promise<T>,
): Promise<T> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  if (config.databaseUrl) return useDatabase(config.databaseUrl, config, work);
  const postgres = await attachEmbeddedPostgres({
    app: ownPostgres,
    dataDir: config.dataDir,
    log: () => undefined,
  });
  try {
    return await useDatabase(postgres.url, config, work);
  } finally {
    await postgres.stop();
  }
}

async function useDatabase<T>(
  url: string,
  config: Config,
  work: (connection: DatabaseConnection, config: Config) => Promise<T>,
): Promise<T> {
  const log = createLogger({ logLevel: config.logLevel === 'info' ? 'warn' : config.logLevel });
  const database = createDatabase({ url, poolSize: 2, log, forCopies: true });
  try {
    return await work(database, config);
  } finally {
    await database.close();
  }
}
