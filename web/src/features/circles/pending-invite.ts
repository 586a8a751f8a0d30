const storageKey = 'invite';

/**
 * Whoever makes an account or signs in from an invite has said that they want to come in: they are not
 * asked again afterwards. Kept in this tab, so that no address from elsewhere can answer for anybody.
 */
export function storePendingInvite(token: string): void {
  try {
    window.sessionStorage.setItem(storageKey, token);
  } catch {
    // The browser blocks storage: they will be asked once more.
  }
}

/** Whether it is this one that was kept; it is so once. */
export function takePendingInvite(token: string): boolean {
  try {
    if (window.sessionStorage.getItem(storageKey) !== token) return false;
    window.sessionStorage.removeItem(storageKey);
    return true;
  } catch {
    return false;
  }
}
