interface SpokenSentence {
  id: number;
  text: string;
}

let current: SpokenSentence | null = null;
const listeners = new Set<() => void>();

/**
 * Tells a screen reader what the screen shows already, where a toast would only repeat it to the others.
 */
export function sayAloud(text: string): void {
  publish({ id: (current?.id ?? 0) + 1, text });
}

export function readSpoken(): SpokenSentence | null {
  return current;
}

export function subscribeToSpoken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: SpokenSentence): void {
  current = next;
  for (const listener of listeners) listener();
}
