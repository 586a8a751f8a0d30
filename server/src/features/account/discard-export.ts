import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteExport, findOldExports } from './exports.repo.ts';

/** Deletes a file that another one has replaced, or whose owner is gone. */
export function discardExport({ storage }: Pick<Platform, 'storage'>) {
  return defineJob({
    name: 'discard-export',
    payload: z.object({ objectKey: z.string() }),
    run: ({ objectKey }) => storage.delete(objectKey),
  });
}

/** Deletes the files that have had their time. */
export function sweepExports({ db, storage }: Pick<Platform, 'db' | 'storage'>) {
  return defineJob({
    name: 'sweep-exports',
    payload: z.object({}),
    cron: '41 * * * *',
    async run() {
      for (const objectKey of await findOldExports(db)) {
        await storage.delete(objectKey);
        await deleteExport(db, { objectKey });
      }
    },
  });
}
