import { Uppy } from '@uppy/core';
import { SinglePut, type ImageMeta, type PutFailure } from './single-put.ts';

/** What the server takes, by content; here the name the file goes by has to do. */
const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
const imageEndings = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif'] as const;

/** For the file chooser: some systems know a file by its type, others by its ending. */
export const acceptedImages = [...imageTypes, ...imageEndings].join(',');

export type ImageProblem = 'too-large' | 'wrong-type' | 'empty';

export function problemWith(file: File, maxBytes: number): ImageProblem | null {
  const name = file.name.toLowerCase();
  const isImage =
    file.type === ''
      ? imageEndings.some((ending) => name.endsWith(ending))
      : imageTypes.some((type) => type === file.type);
  if (!isImage) return 'wrong-type';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'too-large' : null;
}

interface ImageQueueOptions {
  maxBytes: number;
  requestAddress: () => Promise<string>;
  /** From 0 to 100. */
  onProgress: (percent: number) => void;
}

export type SendOutcome =
  | { kind: 'sent'; address: string; caption: string | undefined }
  | { kind: 'cancelled' }
  | { kind: 'failed'; failure: PutFailure };

/** One image on its way to the server. */
export interface ImageQueue {
  /** Takes the place of the image that was there. */
  choose: (file: File) => void;
  clear: () => void;
  /** Sends the chosen image; after a failure the same image can be sent again. */
  send: (caption: string) => Promise<SendOutcome>;
  close: () => void;
}

export function createImageQueue(options: ImageQueueOptions): ImageQueue {
  const { maxBytes, requestAddress, onProgress } = options;
  let failure: PutFailure | undefined;
  const uppy = new Uppy<ImageMeta>({
    restrictions: { maxNumberOfFiles: 1, maxFileSize: maxBytes },
    logger: silence,
  });
  uppy.use(SinglePut, {
    requestAddress,
    onFailure: (reported: PutFailure) => {
      failure = reported;
    },
  });
  uppy.on('upload-progress', (_file, { bytesUploaded, bytesTotal }) => {
    if (bytesTotal) onProgress(Math.round((bytesUploaded / bytesTotal) * 100));
  });

  return {
    choose(file) {
      uppy.cancelAll();
      uppy.addFile({ name: file.name, type: file.type, data: file, source: 'local' });
    },
    clear: () => uppy.cancelAll(),
    async send(caption) {
      failure = undefined;
      const text = caption.trim();
      for (const { id } of uppy.getFiles()) uppy.setFileMeta(id, { caption: text });
      const result = await uppy.upload();
      const [sent] = result?.successful ?? [];
      if (failure !== undefined) return { kind: 'failed', failure };
      if (sent?.uploadURL === undefined) return { kind: 'cancelled' };
      const { caption: noted } = sent.meta;
      return { kind: 'sent', address: sent.uploadURL, caption: noted === '' ? undefined : noted };
    },
    close: () => uppy.destroy(),
  };
}

/** What goes wrong is said in the dialog, in the reader's language; the console adds nothing. */
const silence = {
  debug: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
