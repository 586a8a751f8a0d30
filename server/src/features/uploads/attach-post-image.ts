import { accept, type Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimImage } from './claim-image.ts';

interface PostImage {
  /** What claiming it answered, or the address that the file was sent to. */
  readonly url: string;
  /** The circle that the post belongs to. */
  readonly circleId: CircleId | null;
}

/**
 * Makes one's own image ready to be shown by a post: whoever may see the post may fetch it. Answers
 * the path that the post stores.
 */
export async function attachPostImage(
  platform: Platform,
  actor: Actor,
  { url, circleId }: PostImage,
): Promise<Outcome<string>> {
  const claim = { actor, url, purpose: 'post' } as const;
  const claimed = await (circleId === null
    ? claimImage(platform, { ...claim, visibility: 'public' })
    : claimImage(platform, { ...claim, visibility: 'circle', circleId }));
  return claimed.ok ? accept(claimed.value.objectPath) : claimed;
}
