const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

const waiting = new Set<() => void>();
let hasCome = false;

/** Calls back when a person first moves, touches or types; at once where that has been. */
export function atFirstSign(callback: () => void): void {
  if (hasCome) {
    callback();
    return;
  }
  waiting.add(callback);
  // The same listener again is no second one.
  for (const sign of signs) window.addEventListener(sign, come, { passive: true, capture: true });
}

function come(): void {
  hasCome = true;
  for (const sign of signs) window.removeEventListener(sign, come, { capture: true });
  for (const callback of waiting) callback();
  waiting.clear();
}
