import { setTimeout as sleep } from 'node:timers/promises';
import { sqlStateOf } from './constraint-errors.ts';

/** Two transactions waited for each other, or fit into no order: the database has undone one of them. */
const conflicts = new Set(['40P01', '40001']);

const pauseMs = 40;

/**
 * Runs a transaction, and once more if the database ended it for another's sake. The order of locks (decision 026)
 * makes that rare; what is left of it need not be anybody's error. The work must leave nothing behind but rows.
 */
export async function retryConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!conflicts.has(sqlStateOf(error) ?? '')) throw error;
    // Whoever went on is woken up first: at once they would be waited for again, in the same wrong order.
    await sleep(pauseMs * (1 + Math.random()));
    return work();
  }
}
