import type { pushRoutes, PushState } from '@girone/contract/push';
import type { RouteInput } from '@girone/contract/route';
import { saveTimeZone } from '../../domain/notifications/save-time-zone.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { saveQuietHours } from './devices.repo.ts';
import { readPush } from './read-push.ts';

type Wanted = RouteInput<typeof pushRoutes.changeQuietHours>['body'];

/** What waits already waits until its time, by the hours that held then. */
export async function changeQuietHours(
  platform: Pick<Platform, 'db' | 'pusher'>,
  actor: Actor,
  { from, to, timeZone, ...choices }: Wanted,
): Promise<PushState> {
  const { userId } = actor;
  await platform.db.transaction(async (tx) => {
    await saveQuietHours(tx, { userId, fromHour: from, toHour: to, ...choices });
    await saveTimeZone(tx, { userId, timeZone });
  });
  return readPush(platform, actor);
}
