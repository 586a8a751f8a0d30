import type { UserId } from '@girone/contract/ids';
import type { Notification, notificationRoutes } from '@girone/contract/notifications';
import type { RouteInput } from '@girone/contract/route';
import { emit } from '../../domain/events/outbox.ts';
import { isWriteRefused } from '../../platform/db/write-trouble.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentNotification } from './notifications.present.ts';
import { countUnreadOf, findNotifications } from './notifications.repo.ts';
import { settleOf } from './settled.repo.ts';

type Query = RouteInput<typeof notificationRoutes.listNotifications>['query'];

export async function listNotifications(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  query: Query,
): Promise<Notification[]> {
  // Older pages were settled with the first.
  if (query.before === undefined) await settleUnread(db, actor.userId);
  return (await findNotifications(db, actor, query)).map(presentNotification);
}

export async function countUnread(
  { db }: Pick<Platform, 'db'>,
  { userId }: Actor,
): Promise<number> {
  return settleUnread(db, userId);
}

/**
 * How many are unread, once what asked for something that is done by now is read. Looked at here and not
 * where it is done: a vote must not wait for the bell. Their other pages hear of it.
 */
async function settleUnread(db: Platform['db'], userId: UserId): Promise<number> {
  const unread = await countUnreadOf(db, userId);
  if (unread === 0) return 0;
  try {
    return await db.transaction(async (tx) => {
      if (!(await settleOf(tx, userId))) return unread;
      const data = { notificationId: null };
      await emit(tx, { type: 'notification', data }, { kind: 'user', userId });
      return countUnreadOf(tx, userId);
    });
  } catch (error) {
    // They stay unread for a while: better than a bell that cannot be read at all.
    if (isWriteRefused(db, error)) return unread;
    throw error;
  }
}
