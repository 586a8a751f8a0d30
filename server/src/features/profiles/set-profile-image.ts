import type { CurrentUser } from '@girone/contract/auth';
import type { Outcome } from '@girone/contract/errors';
import { emit } from '../../domain/events/outbox.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { getCurrentUser } from '../auth/index.ts';
import { claimPublicImage, releaseImage } from '../uploads/index.ts';
import { lockProfileImage, updateProfileImage } from './profiles.repo.ts';

/** Makes an uploaded image the person's picture; an empty address removes it. The one before goes. */
export async function setProfileImage(
  platform: Platform,
  actor: Actor,
  url: string,
): Promise<Outcome<CurrentUser>> {
  const picture = await claimPublicImage(platform, actor, { url, purpose: 'profile' });
  if (!picture.ok) return picture;
  await replaceImage(platform, actor, picture.value);
  return getCurrentUser(platform, actor);
}

async function replaceImage(
  { db }: Platform,
  { userId }: Actor,
  path: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockProfileImage(tx, userId);
    if (before === path) return;
    await updateProfileImage(tx, { userId, path });
    if (before) await releaseImage(tx, before);
    await emit(tx, { type: 'account', data: { userId } }, { kind: 'user', userId });
  });
}
