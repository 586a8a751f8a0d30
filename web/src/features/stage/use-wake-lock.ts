import { useEffect } from 'react';

/** Keeps the screen on while the evening plays, where the browser can. */
export function useWakeLock(isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let hasLeft = false;
    async function hold(): Promise<void> {
      if (document.visibilityState !== 'visible') return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (hasLeft) await held.release();
        else lock = held;
      } catch {
        // A phone that saves its battery says no; the evening plays all the same.
      }
    }
    void hold();
    // The browser takes it back whenever the page is hidden.
    const again = () => void hold();
    document.addEventListener('visibilitychange', again);
    return () => {
      hasLeft = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [isPlaying]);
}
