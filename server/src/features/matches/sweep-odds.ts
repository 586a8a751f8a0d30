import { z } from 'zod';
import { scheduleOddsLater } from '../../domain/schedule-odds.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSeasonsWithoutOdds } from './odds.repo.ts';

const batch = 100;

/**
 * Finds the seasons that lack odds: those from before there were any, and any whose job was lost. The first run comes
 * within a minute of a start.
 */
export function sweepOdds({ db }: Pick<Platform, 'db'>) {
  return defineJob({
    name: 'sweep-odds',
    payload: z.object({}),
    cron: '* * * * *',
    async run() {
      let afterId: number | undefined = 0;
      while (afterId !== undefined) {
        const found: { id: number }[] = await findSeasonsWithoutOdds(db, { afterId, limit: batch });
        await scheduleOddsLater(
          db,
          found.map(({ id }) => id),
        );
        afterId = found.length < batch ? undefined : found.at(-1)?.id;
      }
    },
  });
}
