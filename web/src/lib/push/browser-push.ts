/** What this browser can do about pushes: `needsInstall` is an iPhone on whose home screen Girone is not. */
export type PushAbility = 'able' | 'refused' | 'needsInstall' | 'unable';

export interface BrowserPush {
  readonly ability: PushAbility;
  /** Whether the browser was asked, and said yes or no. */
  readonly isDecided: boolean;
  /** Under which key it is subscribed; null: it is not. */
  readonly subscribedKey: string | null;
}

export async function readBrowserPush(): Promise<BrowserPush> {
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)) {
    return { ability: isIos() ? 'needsInstall' : 'unable', isDecided: false, subscribedKey: null };
  }
  const registration = await navigator.serviceWorker.getRegistration();
  // In a window that keeps nothing there is none.
  if (!registration) return { ability: 'unable', isDecided: false, subscribedKey: null };
  const { permission } = Notification;
  const subscription = await registration.pushManager.getSubscription();
  return {
    ability: permission === 'denied' ? 'refused' : 'able',
    isDecided: permission !== 'default',
    subscribedKey: permission === 'granted' ? keyOf(subscription) : null,
  };
}

/** Asks the browser, which asks the person; null if they say no or nothing. */
export async function subscribe(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // Under another key nothing would arrive.
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' }, timeZone };
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

function keyOf(subscription: PushSubscription | null): string | null {
  const key = subscription?.options.applicationServerKey;
  if (!key) return null;
  return btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function isIos(): boolean {
  const { userAgent, maxTouchPoints } = window.navigator;
  // An iPad says that it is a Mac, but no Mac is touched.
  return /iPhone|iPad/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1);
}
