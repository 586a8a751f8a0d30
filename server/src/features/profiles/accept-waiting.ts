import type { UserId } from '@girone/contract/ids';
import { notifyAll, type Notice } from '../../domain/notifications/notify.ts';
import { retryConflict } from '../../platform/db/retry-conflict.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockPair } from './blocks.repo.ts';
import { acceptFollows, findWaiting, readPrivacy, type Pair } from './follows.repo.ts';

/**
 * Whoever waits to follow a profile that has become public follows: everybody may follow a public profile,
 * so there is nothing left for its owner to decide. After it is public for all to see: nobody else begins
 * to wait, so none is left out.
 */
export async function acceptWaiting(
  { db }: Pick<Platform, 'db'>,
  followedId: UserId,
): Promise<void> {
  await retryConflict(() =>
    db.transaction(async (tx) => {
      const waiting = await findWaiting(tx, followedId);
      if (waiting.length === 0) return;
      await lockPair(tx, [...waiting, followedId]);
      // Private again meanwhile: who waits is for the owner to decide after all.
      if (await readPrivacy(tx, followedId)) return;
      const accepted = await acceptFollows(tx, followedId, waiting);
      await notifyAll(
        tx,
        accepted.map((followerId) => acceptance({ followerId, followedId })),
      );
    }),
  );
}

/** What somebody is told who may follow from now on. */
export function acceptance({ followerId, followedId }: Pair): Notice {
  return {
    userId: followerId,
    actorId: followedId,
    type: 'follow_accepted',
    payload: {},
    dedupeKey: `follow_accepted:${followedId}`,
  };
}
