import { sql } from 'drizzle-orm';
import { clientOf, type Transaction } from './database.ts';
import { build } from './defined-query.ts';
import { bePatient } from './silent-connections.ts';
import { statement } from './statement.ts';

const setStatementTimeout = statement('set_statement_timeout', { limit: 'text' }, ({ limit }) =>
  build.execute(sql`select set_config('statement_timeout', ${limit}, true)`),
);

/** Of this transaction alone: its statements may take longer than those of a request. */
export async function allowLongStatements(tx: Transaction, seconds: number): Promise<void> {
  const client = clientOf(tx);
  if ('release' in client) bePatient(client, seconds + 2);
  await setStatementTimeout(tx, { limit: `${seconds}s` });
}
