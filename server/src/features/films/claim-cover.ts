import { accept, type Outcome } from '@girone/contract/errors';
import { imageBytes } from '@girone/contract/image-limits';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimImage } from '../uploads/index.ts';

/** Takes the uploaded cover over, if there is one; its path is what a film stores. */
export async function claimCover(
  platform: Platform,
  actor: Actor,
  url: string | undefined,
): Promise<Outcome<string | undefined>> {
  if (!url) return accept(undefined);
  const claimed = await claimImage(platform, {
    actor,
    url,
    purpose: 'film',
    maxBytes: imageBytes.profile,
    visibility: 'public',
  });
  return claimed.ok ? accept(claimed.value.objectPath) : claimed;
}
