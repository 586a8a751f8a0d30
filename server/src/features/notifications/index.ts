import type { Platform } from '../../platform/platform.ts';
import { sendNotification } from './send-notification.ts';
import { notifyParticipants } from './notify-participants.ts';

/**
 * Notifications: what people were told, what of it they have read, and how they want to be told.
 * That there is something to tell is said by the feature in which it happens, with `domain/notifications/notify.ts`.
 */
export { markRead } from './mark-read.ts';
export { findNotification } from './notifications.repo.ts';
export { pathOf } from './notification-path.ts';
export { presentNotification } from './notifications.present.ts';
export { serveNotifications } from './notifications.routes.ts';
export { settleOne } from './settled.repo.ts';
export { wayOutOf } from './unsubscribe-link.ts';

export function notificationJobs(platform: Platform) {
  return [notifyParticipants(platform), sendNotification(platform)];
}
