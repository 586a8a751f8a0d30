import type { Platform } from '../../platform/platform.ts';
import { discardOriginal } from './discard-original.ts';
import { discardImage } from './release-image.ts';
import { sweepUploads } from './sweep-uploads.ts';

/**
 * Images: how a file comes in, what of it is kept, who may fetch it, and when it goes.
 * What an image shows and where it appears is the business of whoever claims it.
 */
export { attachPostImage } from './attach-post-image.ts';
export { claimPublicImage } from './claim-public-image.ts';
export { findOwnImages, releaseImagesOf } from './images-of-person.ts';
export { listImageFiles } from './list-image-files.ts';
export { placeImage } from './place-image.ts';
export { releaseImage } from './release-image.ts';
export { serveUploads } from './uploads.routes.ts';

export function uploadJobs(platform: Platform) {
  return [sweepUploads(platform), discardImage(platform), discardOriginal(platform)];
}
