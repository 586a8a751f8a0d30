import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Actor } from '../../platform/http/actor.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { objectKey, originalKey } from './image-keys.ts';
import { signAddress } from './upload-address.ts';
import { addressSeconds, uploadsByUser } from './uploads.limits.ts';
import { insertUpload } from './uploads.repo.ts';

/** Hands out a signed address, of the bucket where there is one, else of our own server. */
export async function issueUpload(
  platform: Platform,
  { userId }: Actor,
  { origin }: Caller,
): Promise<Outcome<{ uploadURL: string }>> {
  const { db, random, rateLimiter, storage } = platform;
  const wait = await rateLimiter.take([uploadsByUser(userId)]);
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });

  const name = random.token();
  await insertUpload(db, {
    objectKey: objectKey(name),
    uploaderId: userId,
    seconds: addressSeconds,
  });
  const uploadURL = storage.direct
    ? await storage.direct.sign(originalKey(name), addressSeconds)
    : signAddress(platform, name, origin);
  return accept({ uploadURL });
}
