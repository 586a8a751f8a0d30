const storageKey = 'first-steps';

/**
 * Whether the first steps stood on the dashboard when this browser last showed it. They stand above
 * what is known before the answer: where they may come, nothing is drawn below them until then.
 */
export function hadFirstSteps(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== null;
  } catch {
    // Without storage there is nothing from before.
    return false;
  }
}

export function rememberFirstSteps(areShown: boolean): void {
  try {
    if (areShown) window.localStorage.setItem(storageKey, 'shown');
    else window.localStorage.removeItem(storageKey);
  } catch {
    // The browser blocks storage: the page moves once when they come.
  }
}
