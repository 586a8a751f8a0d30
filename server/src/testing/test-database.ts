import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { beforeAll, inject } from 'vitest';
import { findBreaches } from '../cli/invariants.ts';
import { databaseUrl, runOnServer, templateName } from './template-database.ts';

export interface TestDatabase {
  url: string;
  /** Speaks to the database directly, past every check of the application. */
  sql: Client;
}

interface DatabaseSettings {
  /** `false` for a file that leaves behind what the application never would; say there why. */
  readonly checked?: boolean;
}

/**
 * A migrated, empty database for this test file alone, dropped when the file is done. Before that
 * it must keep every promise that `npm run check` looks at; a broken one fails the file.
 */
export function useDatabase({ checked = true }: DatabaseSettings = {}): TestDatabase {
  const database = { url: '', sql: new Client() };
  beforeAll(async () => {
    const server = inject('postgresUrl');
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await runOnServer(
      server,
      `create database ${name} template ${templateName} ${inject('copyStrategy')}`,
    );
    database.url = databaseUrl(server, name);
    database.sql = new Client({ connectionString: database.url });
    await database.sql.connect();
    return async () => {
      try {
        await database.sql.end();
        if (checked) await expectSound(database.url);
      } finally {
        await runOnServer(server, `drop database ${name} with (force)`);
      }
    };
  });
  return database;
}

/** Throws, naming each promise that the database does not keep. */
export async function expectSound(url: string): Promise<void> {
  // A connection of its own: the file's may have been left inside a transaction.
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const findings = await findBreaches(drizzle(client));
    const broken = findings.filter(({ breaches }) => breaches > 0);
    if (broken.length === 0) return;
    const lines = broken.map(({ name, promise, breaches }) => `${name} ${breaches} × ${promise}`);
    throw new Error(`The tests of this file left an unsound database:\n${lines.join('\n')}`);
  } finally {
    await client.end();
  }
}
