import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isPicture, isReading, ownCaches, placeOf, shellAddress } from './addresses.ts';
import { endSession } from './end-session.ts';
import { LineNews } from './line-news.ts';
import './push.ts';
import './vote-sync.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build writes the list in its place (service-worker-plugin.ts). */
declare const precacheManifest: PrecacheEntry[];

const lineNews = new LineNews(self.clients);

const monthInSeconds = 30 * 86_400;

// The document of every page, and what it begins with.
precacheAndRoute(precacheManifest);
cleanupOutdatedCaches();
clientsClaim();

// Our own files change their names with their content: those that are used are kept as they come.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: ownCaches.files,
    plugins: [new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true })],
  }),
);

const forgetTheirs: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status === 401) await endSession();
    return response;
  },
};

// The browser itself keeps those that are everybody's; of the others the server says each time who may see them.
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && isPicture(url, request.destination),
  new NetworkFirst({ cacheName: ownCaches.pictures, plugins: [forgetTheirs, keepForAMonth()] }),
);

const inItsPlace: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(placeOf(request.url)),
};

// The newest that can be had; without a line, what this person saw before.
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && isReading(url, request.headers.get('accept')),
  new NetworkFirst({
    cacheName: ownCaches.answers,
    plugins: [inItsPlace, lineNews.plugin(), forgetTheirs, keepForAMonth()],
  }),
);

// Pages come from the server as long as it answers: a new version is there at once.
registerRoute(
  new NavigationRoute(async ({ request }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const shell = await matchPrecache(shellAddress);
      if (shell === undefined) throw error;
      return shell;
    }
  }),
);

self.addEventListener('message', (event) => {
  const order: unknown = event.data;
  if (!isOrder(order)) return;
  if (order.type === 'take-over') event.waitUntil(self.skipWaiting());
  if (order.type === 'keep-files') event.waitUntil(keepFiles(order.files));
  if (order.type === 'tell-line' && event.source instanceof Client) {
    event.waitUntil(lineNews.tell(event.source.id));
  }
});

/** What the page of this origin may ask for. */
type Order =
  | { type: 'take-over' }
  | { type: 'tell-line' }
  | { type: 'keep-files'; files: readonly string[] };

function isOrder(data: unknown): data is Order {
  return typeof data === 'object' && data !== null && 'type' in data;
}

/** What a page had loaded before this worker was there to see it. */
async function keepFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(ownCaches.files);
  await Promise.allSettled(
    files.map(async (file) => {
      if ((await caches.match(file)) === undefined) await cache.add(file);
    }),
  );
}

function keepForAMonth(): ExpirationPlugin {
  return new ExpirationPlugin({
    maxEntries: 300,
    maxAgeSeconds: monthInSeconds,
    purgeOnQuotaError: true,
  });
}
