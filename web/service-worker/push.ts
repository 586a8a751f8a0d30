import type { Language } from '@girone/contract/languages';

declare const self: ServiceWorkerGlobalScope;

/** As `server/src/features/push/write-push.ts` writes it. */
interface Push {
  readonly title: string;
  readonly body: string;
  /** The page that it leads to. */
  readonly url: string;
  /** One that comes again takes the place of the first. */
  readonly tag: string;
  readonly lang: Language;
  /** The notifications that it tells, which are read once it was pressed. */
  readonly ids: readonly number[];
}

self.addEventListener('push', (event) => {
  const push: Push | undefined = event.data?.json();
  if (push) event.waitUntil(show(push));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url, ids }: Pick<Push, 'url' | 'ids'> = event.notification.data;
  event.waitUntil(Promise.all([open(url), markRead(ids)]));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event));
});

async function show({ title, body, url, tag, lang, ids }: Push): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is a page of our own origin
    page.postMessage({ type: 'push', tag });
  }
  // Whoever looks at Girone has heard it from the bell. Safari wants every push shown.
  if (ids.length > 0 && !isSafari() && pages.some(({ focused }) => focused)) return;
  const icons = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };
  await self.registration.showNotification(title, {
    body,
    tag,
    lang,
    ...icons,
    data: { url, ids },
  });
}

function isSafari(): boolean {
  return /Safari\//.test(navigator.userAgent) && !/Chrome\//.test(navigator.userAgent);
}

/** The page that is there already, or another: what somebody is writing elsewhere stays. */
async function open(url: string): Promise<void> {
  const address = new URL(url, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}

async function markRead(ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  try {
    await send('POST', '/api/notifications/read', { ids });
  } catch {
    // Without a line they stay unread, and the page that opens shows them.
  }
}

/** The browser has another address from now on, or is to get one: under the key of before, if that is known. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent) {
  const applicationServerKey = oldSubscription?.options.applicationServerKey ?? (await findKey());
  const subscription =
    newSubscription ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey,
    }));
  const { endpoint, keys } = subscription.toJSON();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await send('PUT', '/api/push/device', { endpoint, keys, timeZone });
}

async function findKey(): Promise<string> {
  const answer = await fetch('/api/push', { headers: { accept: 'application/json' } });
  const { publicKey }: { publicKey: string } = await answer.json();
  return publicKey;
}

async function send(method: 'POST' | 'PUT', path: string, body: object): Promise<void> {
  await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
