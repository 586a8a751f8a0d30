import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { revealMatchDay } from '../matches/index.ts';
import { endJob, planEnd } from './announce-show.ts';
import { endOfShow, hasDay, isHeld, showOf } from './stage.present.ts';
import { findStages } from './stage.repo.ts';
import { findRunningShows } from './shows.repo.ts';

/**
 * Reveals the day of an evening that has come to its end; one that takes longer, because somebody paused it, is looked at
 * again when it would end now. The news goes out as after a reveal by hand.
 */
async function endIfOver(platform: Pick<Platform, 'db'>, tournamentId: number): Promise<void> {
  const { db } = platform;
  const [stage] = await findStages(db, { ids: [tournamentId] });
  if (!stage || !hasDay(stage) || !isHeld(stage)) return;
  const show = showOf(stage);
  if (!show || stage.startedBy === null) return;
  const { matchDay, startedBy } = stage;
  const end = endOfShow(stage, show);
  if (end > stage.now) {
    await db.transaction((tx) => planEnd(tx, { tournamentId, matchDay, runAt: new Date(end) }));
    return;
  }
  // Where somebody has revealed it meanwhile there is nothing left to do.
  await revealMatchDay(platform, { tournamentId, byHand: { matchDay, userId: startedBy } });
}

/** Planned for the instant at which an evening ends. */
export function endShowAtItsTime(platform: Pick<Platform, 'db'>) {
  return defineJob({
    name: endJob,
    payload: z.object({ tournamentId: z.int() }),
    run: ({ tournamentId }) => endIfOver(platform, tournamentId),
  });
}

/** Finds by itself what a lost job should have ended. */
export function endDueShows(platform: Pick<Platform, 'db' | 'log'>) {
  return defineJob({
    name: 'end-due-shows',
    payload: z.object({}),
    cron: '* * * * *',
    async run() {
      for (const { tournamentId } of await findRunningShows(platform.db, {})) {
        try {
          await endIfOver(platform, tournamentId);
        } catch (error) {
          platform.log.error({ err: error, tournamentId }, 'an evening could not be ended');
        }
      }
    },
  });
}
