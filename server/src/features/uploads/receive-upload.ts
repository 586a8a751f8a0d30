import {
  accept,
  refuse,
  type ErrorCode,
  type Outcome,
  type Refusal,
} from '@girone/contract/errors';
import type { Platform } from '../../platform/platform.ts';
import { ObjectExists, type Storage } from '../../platform/storage/storage.ts';
import { asBuffer } from './as-buffer.ts';
import { objectKey, originalKey } from './image-keys.ts';
import { inTurn } from './image-turn.ts';
import { isSigned } from './upload-address.ts';
import { largestBytes, maxFrames, maxPixels, slackBytes } from './uploads.limits.ts';
import { isAwaited, markStored } from './uploads.repo.ts';

interface IncomingFile {
  readonly name: string;
  readonly signature: string;
  /** What the sender says; `undefined` if it does not. */
  readonly declaredBytes: number | undefined;
  readonly chunks: AsyncIterable<Buffer>;
}

/** Ends the writing of a file that is refused: nothing of it is kept. */
class UploadStopped extends Error {
  override readonly name = 'UploadStopped';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/**
 * Writes a file to the disk as it comes, and keeps it if it is an image. Whoever holds the signed address may send,
 * once. A bucket takes whatever is sent to it: there the claim is the first to look.
 */
export async function receiveUpload(
  platform: Platform,
  { name, signature, declaredBytes, chunks }: IncomingFile,
): Promise<Outcome<undefined>> {
  const { db, storage } = platform;
  if (!isSigned(platform, name, signature)) return refuse('forbidden');
  if (!(await isAwaited(db, objectKey(name)))) return refuse('link_expired');
  if ((declaredBytes ?? 0) > largestBytes) return refuse('image_too_large');

  let bytes = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of untilCut(chunks)) {
      bytes += chunk.length;
      if (bytes > largestBytes + slackBytes) break;
      if (bytes <= largestBytes) yield chunk;
    }
    if (bytes > largestBytes) throw new UploadStopped('image_too_large');
  }

  try {
    await storage.put(originalKey(name), counted());
  } catch (error) {
    if (error instanceof UploadStopped) return refuse(error.code);
    // Two senders at once: the first to end has used the address up.
    if (error instanceof ObjectExists) return refuse('link_expired');
    throw error;
  }
  const refusal = await lookInTurn(storage, name);
  if (!refusal && (await markStored(db, objectKey(name), bytes))) return accept(undefined);
  await storage.delete(originalKey(name));
  return refusal ?? refuse('link_expired');
}

async function lookInTurn(storage: Storage, name: string): Promise<Refusal | undefined> {
  try {
    return await inTurn(() => lookAt(storage, name));
  } catch (error) {
    // Nobody has looked at it: the address takes it once more.
    await storage.delete(originalKey(name));
    throw error;
  }
}

/** Whoever sends a file that can never be shown learns it now, not when they publish. */
async function lookAt(storage: Storage, name: string): Promise<Refusal | undefined> {
  const file = await storage.get(originalKey(name));
  if (!file) return refuse('link_expired');
  const { refuseImage } = await import('../../platform/images/render-image.ts');
  return refuseImage(asBuffer(file), { maxPixels, maxFrames });
}

async function* untilCut(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    throw new UploadStopped('malformed_request', { cause: error });
  }
}
