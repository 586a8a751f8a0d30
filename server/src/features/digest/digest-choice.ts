import type { DigestChoice } from '@girone/contract/digest';
import { saveTimeZone } from '../../domain/notifications/save-time-zone.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findChoice, saveWish } from './digest-readers.repo.ts';

type Tools = Pick<Platform, 'db'>;

export async function getDigest({ db }: Tools, { userId }: Actor): Promise<DigestChoice> {
  return findChoice(db, userId);
}

interface Changes {
  readonly isWanted?: boolean | undefined;
  readonly timeZone?: string | undefined;
}

/** Whoever has said yes or no is not asked again. */
export async function changeDigest(
  { db }: Tools,
  actor: Actor,
  { isWanted, timeZone }: Changes,
): Promise<DigestChoice> {
  const { userId } = actor;
  await db.transaction(async (tx) => {
    if (isWanted !== undefined) await saveWish(tx, { userId, isWanted });
    if (timeZone !== undefined) await saveTimeZone(tx, { userId, timeZone });
  });
  return getDigest({ db }, actor);
}
