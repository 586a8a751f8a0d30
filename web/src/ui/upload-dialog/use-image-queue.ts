import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createImageQueue, type ImageQueue } from './image-queue.ts';

interface ImageQueueSettings {
  maxBytes: number;
  requestAddress: () => Promise<string>;
}

/** A queue that lives as long as the dialog: closing it gives up what is under way. */
export function useImageQueue({ maxBytes, requestAddress }: ImageQueueSettings) {
  const current = useRef<ImageQueue | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const askForAddress = useEffectEvent(requestAddress);

  useEffect(() => {
    const opened = createImageQueue({
      maxBytes,
      requestAddress: () => askForAddress(),
      onProgress: setPercent,
    });
    current.current = opened;
    return () => {
      current.current = null;
      opened.close();
    };
  }, [maxBytes]);

  return { queue: () => current.current, percent, setPercent };
}
