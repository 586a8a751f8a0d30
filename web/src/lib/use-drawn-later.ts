import { useDeferredValue } from 'react';

/**
 * Whether what has arrived is to be drawn. A long list at once would hold up whoever presses something
 * meanwhile: what stands in its place stays for a moment more, and the list is drawn in small pieces.
 */
export function useDrawnLater(isHere: boolean): boolean {
  return useDeferredValue(isHere) && isHere;
}
