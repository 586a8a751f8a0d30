import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { retireOrphanedFilms } from '../films/index.ts';
import { eraseDueAccount } from './erase-account.ts';
import { findDueAccounts } from './erase.repo.ts';

/** Carries out the deletions whose time has come; one that fails does not hold up the others. */
export function deleteDueAccounts({ db, log }: Pick<Platform, 'db' | 'log'>) {
  return defineJob({
    name: 'delete-due-accounts',
    payload: z.object({}),
    cron: '*/10 * * * *',
    async run() {
      const failures: unknown[] = [];
      for (const userId of await findDueAccounts(db)) {
        try {
          await eraseDueAccount(db, userId);
        } catch (error) {
          log.error({ err: error, userId }, 'an account could not be deleted');
          failures.push(error);
        }
      }
      await retireOrphanedFilms(db);
      // The next run tries again.
      if (failures.length > 0) throw new AggregateError(failures, 'accounts were not deleted');
    },
  });
}
