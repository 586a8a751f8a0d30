const events = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

const waiting = new Set<() => void>();
let hasInteracted = false;

/** Calls back when a person first moves, touches or types on this page; at once if they already have. */
export function onFirstInteraction(callback: () => void): void {
  if (hasInteracted) {
    callback();
    return;
  }
  waiting.add(callback);
  // Adding the same listener twice registers it once.
  for (const event of events)
    window.addEventListener(event, interact, { passive: true, capture: true });
}

function interact(): void {
  hasInteracted = true;
  for (const event of events) window.removeEventListener(event, interact, { capture: true });
  for (const callback of waiting) callback();
  waiting.clear();
}
