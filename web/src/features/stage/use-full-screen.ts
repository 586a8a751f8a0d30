import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** The whole screen for the evening. Not every browser has it to give. */
export function useFullScreen() {
  const isFull = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement));
  return {
    isFull,
    isOffered: document.fullscreenEnabled,
    async toggle(): Promise<void> {
      try {
        if (document.fullscreenElement) await document.exitFullscreen();
        else await document.documentElement.requestFullscreen();
      } catch {
        // The browser refuses it without a press: the page stays as it is.
      }
    },
  };
}
