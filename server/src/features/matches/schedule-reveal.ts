import type { Transaction } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { DayKey } from './match-days.repo.ts';

export const revealJob = 'reveal-match-day';

/** Has the day reveal itself at that instant, unless somebody does it before. */
export async function scheduleReveal(
  tx: Transaction,
  { tournamentId, matchDay }: DayKey,
  runAt: Date,
): Promise<void> {
  await enqueue(
    tx,
    { name: revealJob, payload: { tournamentId } },
    { key: `${revealJob}:${tournamentId}:${matchDay}`, runAt },
  );
}
