import { useEffect, useRef, useState } from 'react';
import type { SendOutcome } from './send-image.ts';

/** The part that sends is large and comes by itself, while the image is being chosen. */
const loadSender = () => import('./send-image.ts');

interface SendingOptions {
  maxBytes: number;
  requestAddress: () => Promise<string>;
}

interface ChosenImage {
  file: File;
  caption: string;
}

/** One image on its way; closing the dialog gives it up. */
export function useSending({ maxBytes, requestAddress }: SendingOptions) {
  const [percent, setPercent] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);

  useEffect(() => {
    // Only to be quicker later: sending asks again.
    loadSender().catch(() => undefined);
    return () => sending.current?.abort();
  }, []);

  async function send({ file, caption }: ChosenImage): Promise<SendOutcome> {
    const current = new AbortController();
    sending.current = current;
    setPercent(0);
    try {
      const { sendImage } = await loadSender();
      if (current.signal.aborted) return { kind: 'cancelled' };
      return await sendImage({
        file,
        caption,
        maxBytes,
        requestAddress,
        onProgress: setPercent,
        signal: current.signal,
      });
    } catch {
      // The part did not arrive: to the person who sends it is the same as a broken line.
      return { kind: 'failed', failure: { reason: 'refused', answer: '' } };
    } finally {
      setPercent(null);
    }
  }

  return { percent, send };
}
