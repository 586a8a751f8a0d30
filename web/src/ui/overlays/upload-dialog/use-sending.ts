import { useEffect, useRef, useState } from 'react';
import type { ImageToSend, SendImage, SendOutcome } from './sending.ts';

/** One image on its way; closing the dialog gives it up. */
export function useSending(sendImage: SendImage) {
  const [percent, setPercent] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  async function send(image: Pick<ImageToSend, 'file' | 'caption'>): Promise<SendOutcome> {
    const current = new AbortController();
    sending.current = current;
    setPercent(0);
    const outcome = await sendImage({ ...image, onProgress: setPercent, signal: current.signal });
    setPercent(null);
    return outcome;
  }

  return { percent, send };
}
