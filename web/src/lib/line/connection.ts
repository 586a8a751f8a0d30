import { useSyncExternalStore } from 'react';

/** Without a line: since when, and of when the tallies on screen are. */
interface Outage {
  readonly since: number;
  readonly talliesOf: number;
}

/** Of when what is shown instead of answers is, as far as that is known. */
interface KeptTimes {
  readonly since?: number | null;
  readonly talliesOf?: number | null;
}

let outage: Outage | null = null;
/** What the browser says of itself; it knows nothing of a server that is down. */
let isBrowserOffline = false;
/** A call got no answer, or one that was kept. */
let isUnanswered = false;
/** This page has had answers of the server, so what is on screen is of the moment when they stopped. */
let hadLine = false;
const listeners = new Set<() => void>();

/** Since when the server cannot be reached; null as long as it can. */
export function useOutage(): Outage | null {
  return useSyncExternalStore(subscribe, readOutage, () => null);
}

export function readOutage(): Outage | null {
  return outage;
}

/** A call got no answer, or one that was kept: `kept` says of when. */
export function noteOutage(kept: KeptTimes = {}): void {
  isUnanswered = true;
  change(kept);
}

/** An answer came. */
export function noteLine(): void {
  hadLine = true;
  isUnanswered = false;
  change();
}

function change({ since, talliesOf }: KeptTimes = {}): void {
  const before = outage;
  if (isBrowserOffline || isUnanswered) {
    const began = (hadLine ? before?.since : (since ?? before?.since)) ?? Date.now();
    outage = { since: began, talliesOf: talliesOf ?? before?.talliesOf ?? began };
  } else outage = null;
  for (const listener of listeners) listener();
}

let ended: AbortController | null = null;

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  if (ended === null) {
    ended = new AbortController();
    follow(ended.signal);
  }
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    ended?.abort();
    ended = null;
  };
}

function hearBrowser(): void {
  isBrowserOffline = !navigator.onLine;
  change();
}

function follow(signal: AbortSignal): void {
  window.addEventListener('offline', hearBrowser, { signal });
  window.addEventListener('online', hearBrowser, { signal });
  hearBrowser();
  // Older browsers, and pages that are not served safely, have none.
  const worker = navigator.serviceWorker;
  worker?.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => {
      if (!isLineMessage(data)) return;
      if (data.isDown) noteOutage(data);
      else noteLine();
    },
    { signal },
  );
  // The first answers may have come before anybody listened.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker?.controller?.postMessage({ type: 'tell-line' });
}

interface LineMessage extends KeptTimes {
  isDown: boolean;
}

/** As `service-worker/line-news.ts` sends it. */
function isLineMessage(data: unknown): data is LineMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'line';
}
