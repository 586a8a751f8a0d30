import type { QueryConfig } from 'pg';
import { createDatabase } from '../platform/db/database.ts';
import { createLogger } from '../platform/logger.ts';
import { heldPromise } from './held-promise.ts';

/** A database that answers when the test says so; of what is asked outside of transactions it keeps count. */
export function slowDatabase(url: string) {
  const log = createLogger({ logLevel: 'silent' });
  const connection = createDatabase({ url, poolSize: 5, log });
  const { pool, db } = connection;
  const state = { reads: 0, atOnce: 0, mostAtOnce: 0, wait: () => Promise.resolve() };
  const ask = pool.query.bind(pool);
  Object.assign(pool, {
    async query(asked: QueryConfig) {
      state.reads += 1;
      state.atOnce += 1;
      state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce);
      try {
        const answer = await ask(asked);
        await state.wait();
        return answer;
      } finally {
        state.atOnce -= 1;
      }
    },
  });
  /** Holds back what is asked from now on; answers the function that lets it go. */
  const hold = () => {
    const { promise, resolve } = heldPromise<void>();
    state.wait = () => promise;
    return () => {
      state.wait = () => Promise.resolve();
      resolve();
    };
  };
  return { db, state, hold, close: () => connection.close() };
}
