import type { Notification, notificationRoutes } from '@girone/contract/notifications';
import type { RouteInput } from '@girone/contract/route';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentNotification } from './notifications.present.ts';
import { countUnreadOf, findNotifications } from './notifications.repo.ts';

type Query = RouteInput<typeof notificationRoutes.listNotifications>['query'];

export async function listNotifications(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  query: Query,
): Promise<Notification[]> {
  return (await findNotifications(db, actor, query)).map(presentNotification);
}

export async function countUnread(
  { db }: Pick<Platform, 'db'>,
  { userId }: Actor,
): Promise<number> {
  return countUnreadOf(db, userId);
}
