import { ownCaches } from '../../../service-worker/addresses.ts';

/** Forgets what the service worker has kept for reading without a line: it was somebody else's. */
export async function forgetSeen(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all([caches.delete(ownCaches.answers), caches.delete(ownCaches.pictures)]);
}
