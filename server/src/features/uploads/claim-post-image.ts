import { refuse, type Outcome } from '@girone/contract/errors';
import type { RouteInput } from '@girone/contract/route';
import { imageBytes } from '@girone/contract/image-limits';
import type { uploadRoutes } from '@girone/contract/uploads';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimImage } from './claim-image.ts';
import { isMember } from './uploads.repo.ts';

type Body = RouteInput<typeof uploadRoutes.claimPostImage>['body'];

/** Makes an image ready for a post that is still being written. */
export async function claimPostImage(
  platform: Platform,
  actor: Actor,
  { postImageURL: url, section, circleId }: Body,
): Promise<Outcome<{ objectPath: string }>> {
  const claim = { actor, url, purpose: 'post', maxBytes: imageBytes[section] } as const;
  if (circleId === undefined) return claimImage(platform, { ...claim, visibility: 'public' });
  // Whether a circle exists is nothing for whoever is not in it.
  if (!(await isMember(platform.db, circleId, actor.userId))) return refuse('not_found');
  return claimImage(platform, { ...claim, visibility: 'circle', circleId });
}
