import { ownCaches, votesDatabase } from '../../../service-worker/addresses.ts';

/** Deletes what was kept for somebody else, for reading offline and for sending later. */
export async function clearOfflineCache(): Promise<void> {
  await Promise.all([forgetAnswers(), forgetVotes()]);
}

/** What the service worker has kept for reading. */
export async function forgetAnswers(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all([caches.delete(ownCaches.answers), caches.delete(ownCaches.pictures)]);
}

async function forgetVotes(): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  const request = indexedDB.deleteDatabase(votesDatabase);
  await new Promise((resolve) => {
    // One that fails had nothing in it; one that is blocked goes on as soon as whoever reads it is done.
    for (const type of ['success', 'error', 'blocked']) request.addEventListener(type, resolve);
  });
}
