import type { Db } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';

/**
 * Has the sweeps run as soon as this is committed, instead of within a minute: nobody waits any longer for
 * an account that cannot act, so a day may be complete now, or everybody have nominated; or no longer.
 */
export async function recheckChampionships(tx: Db): Promise<void> {
  for (const name of ['close-due-days', 'start-due-tournaments']) {
    await enqueue(tx, { name, payload: {} }, { key: name });
  }
}
