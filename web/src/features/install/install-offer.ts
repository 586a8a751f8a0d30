/** What a browser that can install pages hands over; no library of types knows it yet. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by `before-paint.js`, which hears of it first. */
    installOffer?: InstallOffer | undefined;
  }
  interface Navigator {
    /** Safari on a phone: opened from the home screen. */
    standalone?: boolean;
  }
}

/** By the browser's own dialog, or by hand where there is none. */
export type InstallWay = 'dialog' | 'ios';

const storageKey = 'install-answered';
const listeners = new Set<() => void>();

/** How this page can be installed here and now; null: it is, or it cannot be, or the answer was no. */
export function installWay(): InstallWay | null {
  if (isInstalled() || hasAnswered()) return null;
  if (window.installOffer !== undefined) return 'dialog';
  return isSafariOnIos() ? 'ios' : null;
}

/** Tells when the way may have changed; returns the function that ends it. */
export function subscribeToInstallWay(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('beforeinstallprompt', onChange);
  window.addEventListener('appinstalled', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('beforeinstallprompt', onChange);
    window.removeEventListener('appinstalled', onChange);
  };
}

/** Opens the browser's dialog. Whatever is answered there, the question is not asked again. */
export async function install(): Promise<void> {
  const offer = window.installOffer;
  // It can be used once.
  window.installOffer = undefined;
  await offer?.prompt();
  dismissInstall();
}

/** Does not ask again in this browser. */
export function dismissInstall(): void {
  try {
    window.localStorage.setItem(storageKey, 'yes');
  } catch {
    // The browser blocks storage: the answer holds until the page is left.
    answered = true;
  }
  for (const onChange of listeners) onChange();
}

let answered = false;

function hasAnswered(): boolean {
  if (answered) return true;
  try {
    return window.localStorage.getItem(storageKey) !== null;
  } catch {
    // Without storage there is no answer from before.
    return false;
  }
}

function isInstalled(): boolean {
  return (
    window.navigator.standalone === true || window.matchMedia('(display-mode: standalone)').matches
  );
}

/** Other browsers there name themselves, and have their own ways. */
function isSafariOnIos(): boolean {
  const { userAgent, maxTouchPoints } = window.navigator;
  // An iPad says that it is a Mac, but no Mac is touched.
  const isIos = /iPhone|iPad/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1);
  return isIos && /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPT\//.test(userAgent);
}
