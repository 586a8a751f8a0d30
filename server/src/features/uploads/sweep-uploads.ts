import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteFiles, nameInPath } from './image-keys.ts';
import { deleteRemoved, findRemoved, markAbandoned } from './uploads.repo.ts';

const batch = 100;

/** Deletes what nobody claimed, what nothing shows a day after it was claimed, and what was removed. */
export function sweepUploads({ db, storage }: Pick<Platform, 'db' | 'storage'>) {
  return defineJob({
    name: 'sweep-uploads',
    payload: z.object({}),
    cron: '23 * * * *',
    async run() {
      await storage.tidy();
      await markAbandoned(db, {});
      let removed: Awaited<ReturnType<typeof findRemoved>>;
      do {
        removed = await findRemoved(db, { limit: batch });
        for (const { objectKey } of removed) {
          const name = nameInPath(`/objects/${objectKey}`);
          if (name !== undefined) await deleteFiles(storage, name);
          await deleteRemoved(db, { objectKey });
        }
      } while (removed.length === batch);
    },
  });
}
