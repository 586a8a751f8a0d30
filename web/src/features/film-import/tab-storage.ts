/** Where the films that are being added, or were added last, are kept. */
export const runKey = 'film-import-run';

/** What the tab keeps through a reload; what it cannot keep is forgotten, which harms nobody. */
export function readTabStorage(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    // A browser that blocks storage throws on the mere access.
    return null;
  }
}

export function writeTabStorage(key: string, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
  } catch {
    // Blocked, or full.
  }
}
