import { takeConnection, type Connection, type Database } from './database.ts';

interface Pipelined {
  readonly connection: Connection;
  /** To be called with the last statements, without waiting for them: it fails if one of them does. */
  commit(): Promise<void>;
}

/**
 * A transaction in as few ways to the database and back as there are answers to wait for: `begin` goes out with the
 * first statements, `commit` with the last. What `work` does not commit is undone.
 */
export async function pipelined<T>(
  db: Database,
  work: (transaction: Pipelined) => Promise<T>,
): Promise<T> {
  const connection = await takeConnection(db);
  let isCommitted = false;
  async function commit(): Promise<void> {
    const { command } = await connection.query('commit');
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
    isCommitted = true;
  }
  try {
    const [, result] = await Promise.all([connection.query('begin'), work({ connection, commit })]);
    return result;
  } finally {
    const isSound = isCommitted || (await rollBack(connection));
    // Without an answer nobody knows in which state the connection is.
    connection.release(!isSound);
  }
}

function rollBack(connection: Connection): Promise<boolean> {
  return connection.query('rollback').then(
    () => true,
    () => false,
  );
}
