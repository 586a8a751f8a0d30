import { z } from 'zod';
import { scheduleStart } from '../../domain/schedule-start.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { findWithDeparted } from './nominations.repo.ts';
import { isPlanned } from './replan-autostart.ts';
import { lookAhead, type StartOutlook } from './start-outlook.ts';
import { findSetups, type TournamentRow } from './tournaments.repo.ts';

const batch = 200;

/**
 * Finds the championships whose time has come although no job was there to notice, and those whose
 * plan no longer fits, such as after a nominated film was deleted or somebody was suspended. It only reads, a batch at a time;
 * what it finds is looked at again under the lock.
 */
export function sweepSetups({ config, db }: Pick<Platform, 'config' | 'db'>) {
  return defineJob({
    name: 'start-due-tournaments',
    payload: z.object({}),
    cron: '* * * * *',
    async run() {
      const graceSeconds = config.autostartGraceSeconds;
      let rows: TournamentRow[] = [];
      do {
        rows = await findSetups(db, { after: rows.at(-1)?.id ?? 0, limit: batch });
        const now = await readClock(db);
        const outlooks = await lookAhead(db, rows, { now, graceSeconds });
        const left = await findWithDeparted(
          db,
          rows.map(({ id }) => id),
        );
        for (const [index, row] of rows.entries()) {
          const outlook = outlooks[index];
          const isDue = outlook && needsLook(row, outlook, now);
          if (isDue || left.has(row.id)) await scheduleStart(db, row.id);
        }
      } while (rows.length === batch);
    },
  });
}

function needsLook(row: TournamentRow, { autostart }: StartOutlook, now: number): boolean {
  const isDue = autostart.startsAt !== null && autostart.startsAt <= now;
  const isUntold = autostart.isDeadlineMissed && row.deadlineMissedAt === null;
  return isDue || isUntold || !isPlanned(row, autostart);
}
