import { circleId as toCircleId } from '@girone/contract/ids';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { replanCircle } from '../tournaments/index.ts';
import { closeEach } from './close-due-days.ts';
import { findRunningOfCircle } from './match-days.repo.ts';
import { findCompleteDays } from './quorum.repo.ts';

/**
 * Somebody has joined or left: everybody may have nominated now, and the votes that an open day
 * waited for may all be there.
 */
export function recheckCircle(platform: Pick<Platform, 'db' | 'log' | 'config'>) {
  const { db } = platform;
  return defineJob({
    name: 'recheck-circle',
    payload: z.object({ circleId: toCircleId }),
    async run({ circleId }) {
      await db.transaction((tx) => replanCircle(platform, tx, circleId));
      const running = await findRunningOfCircle(db, circleId);
      await closeEach(platform, await findCompleteDays(db, running));
    },
  });
}
