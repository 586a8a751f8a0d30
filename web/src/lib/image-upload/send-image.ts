import type { ImageToSend, SendOutcome } from '../../ui/overlays/upload-dialog/sending.ts';
import { callApi } from '../api/api-client.ts';
import { putFile, PutRefused } from './put-file.ts';

/** Sends one image in one piece to the address that is asked for it. */
export async function sendImage(image: ImageToSend): Promise<SendOutcome> {
  const { file, caption, onProgress, signal } = image;
  const address = await requestAddress();
  if (signal.aborted) return { kind: 'cancelled' };
  if (address === null) return { kind: 'failed', failure: { reason: 'no-address' } };
  try {
    await putFile({
      address,
      file,
      signal,
      onProgress: (sentBytes, allBytes) => {
        if (allBytes > 0) onProgress(Math.round((sentBytes / allBytes) * 100));
      },
    });
    return { kind: 'sent', address, caption: caption.trim() || undefined };
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' };
    const answer = error instanceof PutRefused ? error.answer : '';
    return { kind: 'failed', failure: { reason: 'refused', answer } };
  }
}

async function requestAddress(): Promise<string | null> {
  try {
    return (await callApi('POST /api/objects/upload')).uploadURL;
  } catch {
    // The dialog says that there is none; why matters to nobody who wants to send a picture.
    return null;
  }
}
