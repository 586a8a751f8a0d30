import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { databaseUrl, runOnServer, templateName } from './template-database.ts';

/** A migrated, empty database for this test file alone; dropped when the file is done. */
export async function createTestDatabase(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server, `create database ${name} template ${templateName}`);
  afterAll(() => runOnServer(server, `drop database ${name} with (force)`));
  return databaseUrl(server, name);
}
