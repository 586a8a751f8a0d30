import { useSyncExternalStore } from 'react';

let isAnswerOld = false;

/** Whether what is on screen is what was seen before, since nothing newer can be had. */
export function useIsLineDown(): boolean {
  return useSyncExternalStore(subscribe, readLine, () => false);
}

function readLine(): boolean {
  return isAnswerOld || !navigator.onLine;
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
      if (!isNewsOfLine(data)) return;
      isAnswerOld = data.isDown;
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
function isNewsOfLine(data: unknown): data is { isDown: boolean } {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'line';
}
