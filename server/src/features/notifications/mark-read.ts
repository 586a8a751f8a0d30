import { emit } from '../../domain/events/outbox.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { countUnreadOf, setRead } from './notifications.repo.ts';

/** Of the caller's own; how many are left. Their other pages hear of it, if anything changed. */
export async function markRead(
  { db }: Pick<Platform, 'db'>,
  { userId }: Actor,
  which: readonly number[] | 'all',
): Promise<number> {
  return db.transaction(async (tx) => {
    if (await setRead(tx, userId, which)) {
      const data = { notificationId: null };
      await emit(tx, { type: 'notification', data }, { kind: 'user', userId });
    }
    return countUnreadOf(tx, userId);
  });
}
