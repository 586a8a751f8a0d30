import { z } from 'zod';
import { defineJob, enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { findTimeZones, takeDueReaders } from './digest-readers.repo.ts';
import { findDueZones } from './due-zones.ts';

/** So many are read for and written to by one job. */
const batch = 100;

/** Has the week looked at of everybody with whom it has become Monday morning. A quarter of an hour suits all zones. */
export function planDigests({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  return defineJob({
    name: 'plan-digests',
    payload: z.object({}),
    cron: '*/15 * * * *',
    async run() {
      const due = findDueZones(await findTimeZones(db), clock.now());
      if (!due) return;
      let taken = 0;
      do {
        // Together: whoever counts as looked at has a job that looks.
        taken = await db.transaction(async (tx) => {
          const userIds = await takeDueReaders(tx, { ...due, limit: batch });
          if (userIds.length > 0) {
            const payload = { week: due.week, userIds };
            await enqueue(tx, { name: 'send-digests', payload }, { priority: 20 });
          }
          return userIds.length;
        });
      } while (taken > 0);
    },
  });
}
