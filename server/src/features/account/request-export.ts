import type { ExportState } from '@girone/contract/account';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Actor } from '../../platform/http/actor.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { exportsOf } from './account.limits.ts';
import { presentExport } from './account.present.ts';
import { findExport, lockPerson, replaceExport } from './exports.repo.ts';

/** How far the caller's file is. */
export async function getExport(
  { db }: Platform,
  { userId }: Actor,
): Promise<Outcome<ExportState>> {
  return accept(presentExport(await findExport(db, userId)));
}

/** Has a new file made, in the place of the one before; while one is being made, that one goes on. */
export async function requestExport(
  { db, random, rateLimiter }: Platform,
  { userId }: Actor,
): Promise<Outcome<ExportState>> {
  const known = await findExport(db, userId);
  if (known?.state === 'running' && !known.isGivenUp) return accept(presentExport(known));
  const wait = await rateLimiter.take([exportsOf(userId)]);
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  return db.transaction(async (tx) => {
    await lockPerson(tx, { userId });
    const old = await findExport(tx, userId);
    // Of two requests at once the second finds the first one's.
    if (old?.state === 'running' && !old.isGivenUp) return accept(presentExport(old));
    const objectKey = `exports/${random.token()}`;
    await replaceExport(tx, { userId, objectKey });
    if (old) {
      await enqueue(tx, { name: 'discard-export', payload: { objectKey: old.objectKey } });
    }
    await enqueue(tx, { name: 'make-export', payload: { userId, objectKey } });
    return accept(presentExport(await findExport(tx, userId)));
  });
}
