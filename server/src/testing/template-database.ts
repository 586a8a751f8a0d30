import { Client } from 'pg';
import { createDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { createLogger } from '../platform/logger.ts';

export const templateName = 'girone_template';

/** The same server, another database. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Migrates one database, of which every test file gets a copy. */
export async function prepareTemplate(serverUrl: string): Promise<void> {
  await runOnServer(serverUrl, `drop database if exists ${templateName}`);
  await runOnServer(serverUrl, `create database ${templateName}`);
  const log = createLogger({ logLevel: 'silent' });
  const database = createDatabase({
    url: databaseUrl(serverUrl, templateName),
    poolSize: 2,
    log,
  });
  try {
    await migrate(database.pool, { log });
  } finally {
    await database.close();
  }
}

export async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
