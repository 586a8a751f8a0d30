interface Announcement {
  id: number;
  text: string;
}

let current: Announcement | null = null;
const listeners = new Set<() => void>();

/**
 * Tells a screen reader what the screen shows already, where a toast would only repeat it to the others.
 */
export function announce(text: string): void {
  publish({ id: (current?.id ?? 0) + 1, text });
}

export function readAnnouncement(): Announcement | null {
  return current;
}

export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: Announcement): void {
  current = next;
  for (const listener of listeners) listener();
}
