import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { defineJob, enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteFiles, nameInPath, objectKey } from './image-keys.ts';
import { deleteRemoved, findUpload, markRemovedIfUnused } from './uploads.repo.ts';

/**
 * To be called with the transaction that stops showing an image: from its commit on nobody can fetch
 * it, and its files are deleted. An image that something else still shows stays; a path that is no
 * image of ours (a poster from the film database) is left alone.
 */
export async function releaseImage(tx: Db, path: string): Promise<void> {
  const name = nameInPath(path);
  if (name === undefined) return;
  await markRemovedIfUnused(tx, { objectKey: objectKey(name) });
  await enqueue(tx, { name: 'discard-image', payload: { name } });
}

/** Deletes the files of a released image. */
export function discardImage({ db, storage }: Platform) {
  return defineJob({
    name: 'discard-image',
    payload: z.object({ name: z.string() }),
    async run({ name }) {
      const key = objectKey(name);
      // The caller may have released it before it stopped showing it, in the same transaction.
      await markRemovedIfUnused(db, { objectKey: key });
      const upload = await findUpload(db, key);
      if (upload?.state !== 'removed') return;
      await deleteFiles(storage, name);
      await deleteRemoved(db, { objectKey: key });
    },
  });
}
