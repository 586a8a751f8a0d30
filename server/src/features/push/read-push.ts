import type { PushState } from '@girone/contract/push';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findDevices, findQuietHours } from './devices.repo.ts';
import { usualQuietHours } from './quiet-hours.ts';

export async function readPush(
  { db, pusher }: Pick<Platform, 'db' | 'pusher'>,
  { userId, sessionId }: Actor,
): Promise<PushState> {
  const devices = await findDevices(db, { userId });
  const { chosen, timeZone } = await findQuietHours(db, userId);
  return {
    publicKey: pusher.publicKey,
    devices: devices.map((device) => ({
      id: device.id,
      userAgent: device.userAgent,
      createdAt: device.createdAt.toISOString(),
      lastSentAt: device.lastSentAt?.toISOString() ?? null,
      isCurrent: device.sessionId === sessionId,
    })),
    quietHours: chosen ?? usualQuietHours,
    timeZone,
  };
}
