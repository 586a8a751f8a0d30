import { z } from 'zod';
import type { Transaction } from '../../platform/db/database.ts';
import { defineJob, enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { originalKey } from './image-keys.ts';

const hourMs = 3_600_000;

/** Asks for a second look when nothing can arrive at the address any more. */
export async function enqueueDiscard(
  tx: Transaction,
  name: string,
  expiresAt: Date,
): Promise<void> {
  const runAt = new Date(expiresAt.getTime() + hourMs);
  await enqueue(tx, { name: 'discard-original', payload: { name } }, { runAt });
}

/**
 * Deletes the original of a claimed image. The claim has done so already, unless its instance died
 * just then, or somebody sent the file to its bucket again.
 */
export function discardOriginal({ storage }: Pick<Platform, 'storage'>) {
  return defineJob({
    name: 'discard-original',
    payload: z.object({ name: z.string() }),
    run: ({ name }) => storage.delete(originalKey(name)),
  });
}
