import type { UserId } from '@girone/contract/ids';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { nameInPath, renditionKey } from './image-keys.ts';
import { findImagesOf, markRemovedOf } from './uploads.repo.ts';

export interface OwnImage {
  readonly name: string;
  /** Of its largest rendition in the storage. */
  readonly key: string;
}

/** The images that a person has uploaded, for the file with their data. */
export async function findOwnImages(db: Db, userId: UserId): Promise<OwnImage[]> {
  const rows = await findImagesOf(db, { uploaderId: userId });
  return rows.flatMap(({ objectKey, widths }) => {
    const name = nameInPath(`/objects/${objectKey}`);
    const width = widths?.at(-1);
    if (name === undefined || width === undefined) return [];
    return [{ name, key: renditionKey(name, width, 'webp') }];
  });
}

/**
 * The end of an account: from the commit on nobody can fetch what nothing shows any more, and its
 * files are deleted. What a championship or a circle still shows stays.
 */
export async function releaseImagesOf(tx: Transaction, userId: UserId): Promise<void> {
  for (const { objectKey } of await markRemovedOf(tx, { uploaderId: userId })) {
    const name = nameInPath(`/objects/${objectKey}`);
    if (name !== undefined) await enqueue(tx, { name: 'discard-image', payload: { name } });
  }
}
