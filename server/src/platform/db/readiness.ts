import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import type { Logger } from '../logger.ts';
import { clientOf, type Connection, type Database } from './database.ts';
import { isSilent } from './silent-connections.ts';
import { recentTrouble, type WriteTrouble } from './write-trouble.ts';

/** What keeps this instance from serving everything. With trouble at writing, reading goes on. */
export type Unreadiness = 'database_unavailable' | 'database_silent' | WriteTrouble;

/** Whoever asks whether this instance is ready wants to know soon. */
const patienceMs = 3000;

/** Answers what is wrong with the database, or nothing. */
export async function findUnreadiness(db: Database, log: Logger): Promise<Unreadiness | undefined> {
  const client = clientOf(db);
  if (client instanceof Pool && isSilent(client)) return 'database_silent';
  try {
    const isReadOnly = await Promise.race([
      askForMode(client),
      sleep(patienceMs, undefined, { ref: false }),
    ]);
    if (isReadOnly === undefined) return 'database_silent';
    if (isReadOnly) return 'database_read_only';
    return recentTrouble(db) === 'disk_full' ? 'disk_full' : undefined;
  } catch (error) {
    log.warn({ err: error }, 'not ready');
    return 'database_unavailable';
  }
}

/** A connection to a stand-by is not asked twice: the next one may lead to whoever is primary by then. */
async function askForMode(client: ReturnType<typeof clientOf>): Promise<boolean> {
  if (!(client instanceof Pool)) return readMode(client);
  const connection = await client.connect();
  let isLeft = true;
  try {
    isLeft = await readMode(connection);
    return isLeft;
  } finally {
    connection.release(isLeft);
  }
}

/** The migrations ran before: the table is there if the database is. */
async function readMode(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query<{ isReadOnly: boolean }>(
    `select current_setting('transaction_read_only') = 'on' as "isReadOnly", exists (select from users)`,
  );
  return rows[0]?.isReadOnly ?? true;
}
