import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { databaseUrl, runOnServer } from './template-database.ts';

/** The address of a database without any table, which is dropped when the file is done. */
export async function makeEmptyDatabase(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server, `create database ${name} template template0`);
  afterAll(() => runOnServer(server, `drop database ${name} with (force)`));
  return databaseUrl(server, name);
}
