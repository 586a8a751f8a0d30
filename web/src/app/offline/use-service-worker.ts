import { useEffect, useState } from 'react';
import { keepLoadedFiles, watchUpdates } from './watch-updates.ts';

/**
 * Follows the worker that `register-service-worker.js` has registered. Answers what brings a newer version to this
 * page, once there is one.
 */
export function useServiceWorker(): (() => void) | null {
  const [update, setUpdate] = useState<(() => void) | null>(null);

  useEffect(() => {
    const ended = new AbortController();
    async function follow(): Promise<void> {
      // Older browsers, and pages that are not served safely, have none.
      const registration = await navigator.serviceWorker?.ready;
      if (registration === undefined || ended.signal.aborted) return;
      keepLoadedFiles(registration);
      watchUpdates(registration, (bring) => setUpdate(() => bring), ended.signal);
    }
    void follow();
    return () => ended.abort();
  }, []);

  return update;
}
