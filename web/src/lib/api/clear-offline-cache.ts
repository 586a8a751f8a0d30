import { ownCaches } from '../../../service-worker/addresses.ts';

/** Deletes what the service worker has kept for reading offline: it was somebody else's. */
export async function clearOfflineCache(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all([caches.delete(ownCaches.answers), caches.delete(ownCaches.pictures)]);
}
