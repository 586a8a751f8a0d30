import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { createLogger } from '../platform/logger.ts';
import { constraintOf } from '../platform/db/constraint-errors.ts';
import { createDatabase, type DatabaseConnection } from '../platform/db/database.ts';

type Row = Record<string, unknown>;
type Values = readonly unknown[];

/** A migrated database of the test file's own, spoken to without any of the application's checks. */
export interface DirectSql {
  /** One connection, for what a session keeps. */
  connect(): Promise<PoolClient>;
  /** The rows of a statement that must succeed. */
  run(text: string, values?: Values): Promise<Row[]>;
  /** The id that an `insert … returning id` gives. */
  add(text: string, values?: Values): Promise<number>;
  /** The rule that a statement breaks; it fails the test if the statement is accepted. */
  refusal(text: string, values?: Values): Promise<string | undefined>;
  /** The statements in one transaction with `girone.correction` on. */
  correct(statements: readonly string[]): Promise<void>;
}

/** `database.url` is read when the tests begin: before that the database need not exist. */
export function connectDirectly(database: { readonly url: string }): DirectSql {
  const log = createLogger({ logLevel: 'silent' });
  let connection: DatabaseConnection | undefined;
  beforeAll(() => {
    connection = createDatabase({ url: database.url, poolSize: 10, log });
  });
  afterAll(() => connection?.close());

  function pool(): Pool {
    if (!connection) throw new Error('the tests have not begun');
    return connection.pool;
  }
  async function run(text: string, values: Values = []): Promise<Row[]> {
    const { rows } = await pool().query<Row>(text, [...values]);
    return rows;
  }
  return {
    connect: () => pool().connect(),
    run,
    async add(text, values) {
      const [row] = await run(text, values);
      return Number(row?.['id']);
    },
    async refusal(text, values) {
      try {
        await run(text, values);
      } catch (error) {
        return constraintOf(error) ?? String(error);
      }
      throw new Error(`accepted: ${text}`);
    },
    async correct(statements) {
      await run(['begin', `set local girone.correction = 'on'`, ...statements, 'commit'].join(';'));
    },
  };
}
