import type { Platform } from '../../platform/platform.ts';
import { sendPushes } from './send-pushes.ts';

/**
 * Pushes: on which of their devices somebody is told what is told, when they want quiet, and how it gets there. What
 * there is to tell, and of which kinds they want a push, is the notifications' business.
 */
export { servePush } from './push.routes.ts';

export function pushJobs(platform: Platform) {
  return [sendPushes(platform)];
}
