import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { beforeAll, inject } from 'vitest';
import { databaseUrl, runOnServer, templateName } from './template-database.ts';

export interface TestDatabase {
  url: string;
  /** Speaks to the database directly, past every check of the application. */
  sql: Client;
}

/** A migrated, empty database for this test file alone, dropped when the file is done. */
export function useDatabase(): TestDatabase {
  const database = { url: '', sql: new Client() };
  beforeAll(async () => {
    const server = inject('postgresUrl');
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await runOnServer(server, `create database ${name} template ${templateName}`);
    database.url = databaseUrl(server, name);
    database.sql = new Client({ connectionString: database.url });
    await database.sql.connect();
    return async () => {
      await database.sql.end();
      await runOnServer(server, `drop database ${name} with (force)`);
    };
  });
  return database;
}
