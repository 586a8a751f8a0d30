import { useSyncExternalStore } from 'react';

let isServedFromCache = false;

/** Whether the page shows kept answers because the server cannot be reached. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, readIsOffline, () => false);
}

function readIsOffline(): boolean {
  return isServedFromCache || !navigator.onLine;
}

function subscribe(onChange: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener('online', onChange, { signal });
  window.addEventListener('offline', onChange, { signal });
  // Older browsers, and pages that are not served safely, have none.
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => {
      if (!isConnectionMessage(data)) return;
      isServedFromCache = data.isDown;
      onChange();
    },
    { signal },
  );
  // The first answers may have come before anybody listened.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  navigator.serviceWorker?.controller?.postMessage({ type: 'tell-line' });
  return () => ended.abort();
}

/** As `service-worker/line-news.ts` sends it. */
function isConnectionMessage(data: unknown): data is { isDown: boolean } {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'line';
}
