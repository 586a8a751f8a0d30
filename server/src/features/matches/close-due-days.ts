import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeMatchDay } from './close-match-day.ts';
import { findOverdueDays, findRunning, type DayKey } from './match-days.repo.ts';
import { findCompleteDays } from './quorum.repo.ts';

const batch = 100;

/**
 * Finds by itself what a timer or a vote should have closed: after downtime, a lost job, a crash
 * between a vote and its close, a member who left. Each championship moves one step a run.
 */
export function closeDueDays(platform: Pick<Platform, 'db' | 'log'>) {
  const { db } = platform;
  return defineJob({
    name: 'close-due-days',
    payload: z.object({}),
    cron: '* * * * *',
    async run() {
      await closeEach(platform, await findOverdueDays(db, { limit: batch }));
      let afterId: number | undefined = 0;
      while (afterId !== undefined) {
        const running: number[] = await findRunning(db, afterId, batch);
        await closeEach(platform, await findCompleteDays(db, running));
        afterId = running.at(-1);
      }
    },
  });
}

/** One championship that cannot be closed must not keep the others waiting. */
export async function closeEach(
  platform: Pick<Platform, 'db' | 'log'>,
  days: readonly DayKey[],
): Promise<void> {
  for (const day of days) {
    try {
      await closeMatchDay(platform, day);
    } catch (error) {
      platform.log.error({ err: error, ...day }, 'a match day could not be closed');
    }
  }
}
