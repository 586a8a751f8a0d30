import type { Db } from '../platform/db/database.ts';
import { enqueue, enqueueEach } from '../platform/jobs/jobs.ts';

const job = 'compute-odds';
/** One thread computes at a time, whatever closes at once and however many instances there are. */
const queue = 'odds';
/** Days of the past wait for those that people are looking at. */
const background = 10;

/** Has the odds computed that a championship lacks. */
export async function scheduleOdds(db: Db, tournamentId: number): Promise<void> {
  await enqueue(
    db,
    { name: job, payload: { tournamentId } },
    { key: keyOf({ tournamentId }), queue },
  );
}

/** The same for many, without haste. */
export async function scheduleOddsLater(db: Db, tournamentIds: readonly number[]): Promise<void> {
  await enqueueEach(
    db,
    { name: job, payloads: tournamentIds.map((tournamentId) => ({ tournamentId })) },
    { delaySeconds: 0, priority: background, keyOf, queue },
  );
}

function keyOf({ tournamentId }: { readonly tournamentId: number }): string {
  return `${job}:${tournamentId}`;
}
