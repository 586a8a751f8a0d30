/** What the focus can fall back on: a place that a screen reader has a name for. */
const places = 'li, article, section, fieldset, main, [role="dialog"]';

/** The places that an element stands in, the nearest first. */
export function placesAround(element: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  let place = element.parentElement?.closest<HTMLElement>(places) ?? null;
  while (place !== null) {
    found.push(place);
    place = place.parentElement?.closest<HTMLElement>(places) ?? null;
  }
  return found;
}

/** Gives the focus to the first of these that is still on the page. */
export function focusFirst(elements: readonly HTMLElement[]): void {
  const target = elements.find(({ isConnected }) => isConnected);
  if (target === undefined) return;
  const isPlace = target.matches(places);
  if (isPlace && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: isPlace });
}

/**
 * The `ref` of a button that its own work takes off the page: the focus that it had goes to the
 * nearest place around it that stays.
 */
export function keepFocus(button: HTMLElement | null) {
  return () => {
    if (button === null || document.activeElement !== button) return;
    const around = placesAround(button);
    // Only then it is gone.
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusFirst(around);
    });
  };
}
