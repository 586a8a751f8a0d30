import { accept, type Outcome } from '@girone/contract/errors';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimImage } from './claim-image.ts';
import type { Purpose } from './uploads.repo.ts';

interface PublicImage {
  /** The address that the file was sent to; without one there is no image. */
  readonly url: string | null | undefined;
  readonly purpose: Exclude<Purpose, 'post'>;
}

/**
 * Takes over an image that everybody may fetch (private circles are listed with their covers, too);
 * answers the path that whoever shows it stores.
 */
export async function claimPublicImage(
  platform: Platform,
  actor: Actor,
  { url, purpose }: PublicImage,
): Promise<Outcome<string | null>> {
  if (!url) return accept(null);
  const claimed = await claimImage(platform, { actor, url, purpose, visibility: 'public' });
  return claimed.ok ? accept(claimed.value.objectPath) : claimed;
}
