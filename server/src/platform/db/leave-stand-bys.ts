import type { Pool, PoolClient } from 'pg';

const readOnlyState = '25006';

/**
 * A connection on which nothing can be written leads to a server that follows another one now, and would lead there for
 * as long as it is used. It ends when it goes back to the pool; the next one is made to whoever is primary by then.
 */
export function leaveStandBys(pool: Pool): void {
  const leading = new WeakSet<PoolClient>();
  pool.on('connect', (client) => {
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === readOnlyState) leading.add(client);
    });
  });
  pool.on('release', (_error, client) => {
    if (leading.has(client)) void client.end();
  });
}
