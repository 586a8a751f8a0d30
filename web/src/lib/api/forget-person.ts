import { clearOfflineCache } from './clear-offline-cache.ts';

/** Of the device, whoever uses it. */
const ofTheDevice = new Set(['theme', 'language', 'install-answered']);

/** Empties what this browser has kept of somebody who goes: drafts, lists in the making, answers and pictures. */
export async function forgetPerson(): Promise<void> {
  forgetWords();
  await clearOfflineCache();
}

function forgetWords(): void {
  try {
    window.sessionStorage.clear();
    const { localStorage } = window;
    for (const key of Object.keys(localStorage)) {
      if (!ofTheDevice.has(key)) localStorage.removeItem(key);
    }
  } catch {
    // The browser blocks storage: nothing was kept then.
  }
}
