import { drizzle as open, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

/**
 * The query builder on a pool. Its own transactions would keep a connection for ever that is lost at their first word,
 * before they begin to look after it; after as many as the pool has, nobody would get one.
 */
export function drizzle(pool: Pool): NodePgDatabase {
  const transaction: NodePgDatabase['transaction'] = async (work, config) => {
    const connection = await pool.connect();
    try {
      return await open(connection).transaction(work, config);
    } finally {
      connection.release();
    }
  };
  return Object.assign(open(pool), { transaction });
}
