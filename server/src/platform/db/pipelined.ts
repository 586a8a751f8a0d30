import { Pool } from 'pg';
import { clientOf, type Connection, type Database } from './database.ts';

interface Pipelined {
  readonly connection: Connection;
  /** To be called with the last statements, without waiting for them: it fails if one of them does. */
  readonly commit: () => Promise<void>;
}

/** How a transaction begins and ends, by itself or inside another. */
const whole = {
  // Plans are kept, some from when a table was all but empty and reading all of it the quickest.
  begin: 'begin; set local enable_seqscan = off',
  commit: 'commit',
  undo: 'rollback',
  done: 'COMMIT',
};
const nested = {
  begin: 'savepoint pipelined',
  commit: 'release savepoint pipelined',
  undo: 'rollback to savepoint pipelined',
  done: 'RELEASE',
};

/**
 * A transaction in as few ways to the database and back as there are answers to wait for: `begin` goes out with the
 * first statements, `commit` with the last. What `work` does not commit is undone.
 */
export async function pipelined<T>(
  db: Database,
  work: (transaction: Pipelined) => Promise<T>,
): Promise<T> {
  const client = clientOf(db);
  const isPool = client instanceof Pool;
  const connection = isPool ? await client.connect() : client;
  const words = isPool ? whole : nested;
  let isCommitted = false;
  async function commit(): Promise<void> {
    const { command } = await connection.query(words.commit);
    if (command !== words.done) throw new Error('the transaction was rolled back');
    isCommitted = true;
  }
  try {
    const [, result] = await Promise.all([
      connection.query(words.begin),
      work({ connection, commit }),
    ]);
    return result;
  } finally {
    const isSound = isCommitted || (await undo(connection, words.undo));
    // Without an answer nobody knows in which state the connection is.
    if (isPool) connection.release(!isSound);
  }
}

function undo(connection: Connection, words: string): Promise<boolean> {
  return connection.query(words).then(
    () => true,
    () => false,
  );
}
