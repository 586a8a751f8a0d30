/** As often an open page looks whether there is a newer version. */
const lookEveryMs = 60 * 60_000;

/**
 * Tells once a newer version waits to take the place of this one; `bring` has it do so. A page that is
 * loaded anew is the newest anyway: this is for those that stay open.
 */
export function watchUpdates(
  registration: ServiceWorkerRegistration,
  onReady: (bring: () => void) => void,
  signal: AbortSignal,
): void {
  const { serviceWorker } = navigator;
  const offer = (waiting: ServiceWorker) => {
    onReady(() => {
      serviceWorker.addEventListener('controllerchange', reloadPage, { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      waiting.postMessage({ type: 'take-over' });
    });
  };
  // The first worker of a browser takes the place of none.
  if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener(
    'updatefound',
    () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && serviceWorker.controller) offer(installing);
      });
    },
    { signal },
  );
  const timer = setInterval(() => {
    // Offline there is nothing to find, and the next look is soon enough.
    registration.update().catch(() => undefined);
  }, lookEveryMs);
  signal.addEventListener('abort', () => clearInterval(timer));
}

function reloadPage(): void {
  window.location.reload();
}

/**
 * Has the worker keep the files that came before it: without them a reload offline shows nothing. It sees
 * those of every page that it has brought itself.
 */
export function keepLoadedFiles({ active }: ServiceWorkerRegistration): void {
  if (performance.getEntriesByType('navigation').some(isFromWorker)) return;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  active?.postMessage({ type: 'keep-files', files });
}

function isFromWorker(entry: PerformanceEntry): boolean {
  return entry instanceof PerformanceNavigationTiming && entry.workerStart > 0;
}
