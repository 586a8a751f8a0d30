interface ToastMessage {
  title: string;
  description?: string | undefined;
  action?: { label: string; onAction: () => void } | undefined;
  variant?: 'default' | 'destructive' | undefined;
  /** How long it stays, where the usual time is too short to act on it. */
  lastsMs?: number | undefined;
}

export interface ShownToast extends ToastMessage {
  id: string;
  isOpen: boolean;
}

// One toast at a time: the newest replaces the one on screen, so news never queues behind old news.
let current: ShownToast | null = null;
let shownSoFar = 0;
const listeners = new Set<() => void>();

/** Shows a message for a while, in place of the one on screen; gives back its id. */
export function showToast(message: ToastMessage): string {
  shownSoFar += 1;
  const id = `toast-${shownSoFar}`;
  publish({ ...message, id, isOpen: true });
  return id;
}

/** Closes the toast on screen, or only the one with this id if it is still there. */
export function dismissToast(id?: string): void {
  if (current === null || (id !== undefined && current.id !== id)) return;
  publish({ ...current, isOpen: false });
}

export function readToast(): ShownToast | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: ShownToast): void {
  current = next;
  for (const listener of listeners) listener();
}
