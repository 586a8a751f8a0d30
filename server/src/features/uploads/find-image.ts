import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Actor } from '../../platform/http/actor.ts';
import type { ImageFormat } from '../../platform/images/image-formats.ts';
import type { Platform } from '../../platform/platform.ts';
import { isImageName, objectKey, renditionKey } from './image-keys.ts';
import { findVisibleImage } from './uploads.repo.ts';

interface ImageRequest {
  readonly folder: string;
  readonly file: string;
  readonly width: number | undefined;
  readonly format: ImageFormat;
}

export interface FoundImage {
  readonly key: string;
  readonly bytes: number;
  readonly format: ImageFormat;
  readonly isPublic: boolean;
}

/** The rendition that fits best what is asked for. What the viewer may not see is not there. */
export async function findImage(
  { db, storage }: Platform,
  viewer: Actor | null,
  { folder, file, width, format }: ImageRequest,
): Promise<Outcome<FoundImage>> {
  if (folder !== 'images' || !isImageName(file)) return refuse('not_found');
  const image = await findVisibleImage(db, objectKey(file), viewer);
  const kept = pickWidth(image?.widths ?? [], width);
  if (!image || kept === undefined) return refuse('not_found');
  const key = renditionKey(file, kept, format);
  const bytes = await storage.size(key);
  if (bytes === undefined) return refuse('not_found');
  return accept({ key, bytes, format, isPublic: image.visibility === 'public' });
}

/** The smallest that is large enough, else the largest. */
function pickWidth(widths: readonly number[], wanted = Infinity): number | undefined {
  return widths.find((width) => width >= wanted) ?? widths.at(-1);
}
