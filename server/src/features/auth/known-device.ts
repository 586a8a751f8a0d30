import type { UserId } from '@girone/contract/ids';
import type { Platform } from '../../platform/platform.ts';
import { isSameSecret } from '../../platform/secrets.ts';

/**
 * A browser that has signed in before keeps its own allowance of tries, so that a stranger who
 * exhausts an account's cannot lock the owner out. It proves it with a mark that only we can make.
 */
export function markDevice({ random, secrets }: Platform, userId: UserId): string {
  return sign(secrets, random.token(), userId);
}

/** The device's name if its mark is for this account. */
export function findKnownDevice(
  { secrets }: Platform,
  mark: string | undefined,
  userId: UserId | undefined,
): string | undefined {
  const device = mark?.split('.')[0];
  if (!device || userId === undefined) return undefined;
  return isSameSecret(mark ?? '', sign(secrets, device, userId)) ? device : undefined;
}

function sign(secrets: Platform['secrets'], device: string, userId: UserId): string {
  return `${device}.${secrets.keyedHash('known-device', `${device}:${userId}`)}`;
}
