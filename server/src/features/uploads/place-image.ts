import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { objectKey, objectPath, originalKey } from './image-keys.ts';
import { addressSeconds } from './uploads.limits.ts';
import { insertUpload } from './uploads.repo.ts';

/** Lays a picture of our own where somebody's upload would lie; what it is claimed by is answered. */
export async function placeImage(
  { db, random, storage }: Pick<Platform, 'db' | 'random' | 'storage'>,
  { userId }: Pick<Actor, 'userId'>,
  file: Uint8Array,
): Promise<string> {
  const name = random.token();
  const upload = { objectKey: objectKey(name), uploaderId: userId, seconds: addressSeconds };
  await insertUpload(db, upload);
  await storage.put(originalKey(name), file);
  return objectPath(name);
}
