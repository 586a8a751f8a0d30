import type { Db } from '../platform/db/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';

/** Has a championship looked at, at that instant or now; a look that was planned before moves. */
export async function scheduleStart(db: Db, tournamentId: number, runAt?: Date): Promise<void> {
  await enqueue(
    db,
    { name: 'start-tournament', payload: { tournamentId } },
    { key: `start-tournament:${tournamentId}`, ...(runAt && { runAt }) },
  );
}
