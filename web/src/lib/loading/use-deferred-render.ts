import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/**
 * Whether what has arrived is to be drawn. A long list at once would hold up whoever presses something
 * meanwhile: what stands in its place stays for a moment more, and the list is drawn in small pieces.
 */
export function useDeferredRender(isHere: boolean): boolean {
  return useDeferredValue(isHere) && isHere;
}

/** The same for what follows what is drawn first: whether that has been seen. At once where all was here before. */
export function useRenderAfter(isDrawn: boolean): boolean {
  const [isNext, setIsNext] = useState(isDrawn);
  useEffect(() => {
    if (isDrawn) startTransition(() => setIsNext(true));
  }, [isDrawn]);
  return isNext;
}
