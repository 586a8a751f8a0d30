import { accept, type Outcome } from '@girone/contract/errors';
import { imageBytes } from '@girone/contract/image-limits';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimImage } from '../uploads/index.ts';

/** Takes the uploaded cover over, if there is one; its path is what a circle stores. */
export async function claimCover(
  platform: Platform,
  actor: Actor,
  url: string | null | undefined,
): Promise<Outcome<string | null>> {
  if (!url) return accept(null);
  const claimed = await claimImage(platform, {
    actor,
    url,
    purpose: 'circle',
    maxBytes: imageBytes.profile,
    // Every circle is listed with its cover, private ones too.
    visibility: 'public',
  });
  return claimed.ok ? accept(claimed.value.objectPath) : claimed;
}
