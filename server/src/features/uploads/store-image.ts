import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { imageWidths } from '@girone/contract/uploads';
import type { Rendition } from '../../platform/images/render-image.ts';
import type { Platform } from '../../platform/platform.ts';
import { ObjectExists, type Storage } from '../../platform/storage/storage.ts';
import { asBuffer } from './as-buffer.ts';
import { enqueueDiscard } from './discard-original.ts';
import { originalKey, renditionKey } from './image-keys.ts';
import { maxFrames, maxPixels } from './uploads.limits.ts';
import { completeClaim, type Audience, type Purpose, type UploadRow } from './uploads.repo.ts';

interface ImageToKeep {
  readonly name: string;
  readonly upload: UploadRow;
  readonly purpose: Purpose;
  readonly audience: Audience;
  readonly maxBytes: number;
}

/**
 * Reads the file, keeps its renditions, and claims it as the last step: an instance that dies on the
 * way leaves files that the sweep finds by their row.
 */
export async function storeImage(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  { name, upload, purpose, audience, maxBytes }: ImageToKeep,
): Promise<Outcome<undefined>> {
  const bytes = await storage.size(originalKey(name));
  if (bytes === undefined) return refuse('image_not_uploaded');
  if (bytes > maxBytes) return refuse('image_too_large');
  const file = await storage.get(originalKey(name));
  if (!file) return refuse('image_not_uploaded');

  // Loaded with the first image: what decodes them takes more memory than the rest of the server.
  const { renderImage } = await import('../../platform/images/render-image.ts');
  const limits = { widths: imageWidths, maxPixels, maxFrames };
  const rendered = await renderImage(asBuffer(file), limits);
  if (!rendered.ok) return rendered;
  const { contentType, widths, renditions } = rendered.value;
  await Promise.all(renditions.map((rendition) => keepRendition(storage, name, rendition)));

  return db.transaction(async (tx) => {
    const image = { purpose, audience, bytes, contentType, widths };
    if (!(await completeClaim(tx, upload.id, image))) return refuse('not_found');
    await enqueueDiscard(tx, name, upload.expiresAt);
    return accept(undefined);
  });
}

async function keepRendition(
  storage: Storage,
  name: string,
  { width, format, bytes }: Rendition,
): Promise<void> {
  const key = renditionKey(name, width, format);
  try {
    await storage.put(key, bytes);
  } catch (error) {
    if (!(error instanceof ObjectExists)) throw error;
    // Left by a claim that died before it could say so.
    await storage.delete(key);
    await storage.put(key, bytes);
  }
}
