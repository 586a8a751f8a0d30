import { Uppy } from '@uppy/core';
import type {
  ImageToSend,
  SendFailure,
  SendOutcome,
} from '../../ui/overlays/upload-dialog/sending.ts';
import { callApi } from '../api/api-client.ts';
import { SinglePut, type ImageMeta } from './single-put.ts';

interface Upload extends ImageToSend {
  maxBytes: number;
}

/** Sends one image to the address that is asked for it. */
export async function sendImage(image: Upload): Promise<SendOutcome> {
  const { file, caption, maxBytes, onProgress, signal } = image;
  let failure: SendFailure | undefined;
  const uppy = new Uppy<ImageMeta>({
    restrictions: { maxNumberOfFiles: 1, maxFileSize: maxBytes },
    logger: silence,
  });
  uppy.use(SinglePut, {
    requestAddress,
    onFailure: (reported: SendFailure) => {
      failure = reported;
    },
  });
  uppy.on('upload-progress', (_file, { bytesUploaded, bytesTotal }) => {
    if (bytesTotal) onProgress(Math.round((bytesUploaded / bytesTotal) * 100));
  });
  const giveUp = () => uppy.cancelAll();
  signal.addEventListener('abort', giveUp);

  try {
    uppy.addFile({
      name: file.name,
      type: file.type,
      data: file,
      source: 'local',
      meta: { caption: caption.trim() },
    });
    const result = await uppy.upload();
    if (failure !== undefined) return { kind: 'failed', failure };
    const [sent] = result?.successful ?? [];
    if (sent?.uploadURL === undefined) return { kind: 'cancelled' };
    return { kind: 'sent', address: sent.uploadURL, caption: sent.meta.caption || undefined };
  } finally {
    signal.removeEventListener('abort', giveUp);
    uppy.destroy();
  }
}

async function requestAddress(): Promise<string> {
  const { uploadURL } = await callApi('POST /api/objects/upload');
  return uploadURL;
}

/** What goes wrong is said in the dialog, in the reader's language; the console adds nothing. */
const silence = {
  debug: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
