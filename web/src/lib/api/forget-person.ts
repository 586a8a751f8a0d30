import { closeShown } from '../push/close-shown.ts';
import { clearOfflineCache } from './clear-offline-cache.ts';

/** Of the device, whoever uses it. */
const ofTheDevice = new Set(['theme', 'language', 'install-answered', 'push-offer-answered']);

/** Empties what this browser has kept of somebody who goes: drafts, lists in the making, answers and pictures, pushes. */
export async function forgetPerson(): Promise<void> {
  forgetWords();
  await Promise.all([clearOfflineCache(), closeShown()]);
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
