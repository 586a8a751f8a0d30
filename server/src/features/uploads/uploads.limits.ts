import type { UserId } from '@girone/contract/ids';
import { imageBytes } from '@girone/contract/image-limits';
import type { RateRule } from '../../platform/rate-limit.ts';
import type { Purpose } from './uploads.repo.ts';

/** How long a signed address may be used, once. */
export const addressSeconds = 600;

/** More than this no purpose takes. */
export const largestBytes = Math.max(...Object.values(imageBytes));

/** How far past the limit a sender is heard out, so that the refusal reaches them. */
export const slackBytes = 65_536;

export const maxPixels = 40_000_000;
export const maxFrames = 500;

export const purposeBytes: Record<Purpose, number> = {
  post: imageBytes.social,
  profile: imageBytes.profile,
  film: imageBytes.profile,
  circle: imageBytes.profile,
};

export const uploadsByUser = (userId: UserId): RateRule => ({
  key: `upload:user:${userId}`,
  limit: 30,
  seconds: 1800,
});
