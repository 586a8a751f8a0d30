import { useRef, type FocusEvent } from 'react';
import { focusFirst, placesAround } from './keep-focus.ts';

/**
 * Of the dialog that is open. One whose code is on its way gives its place to another, which opens
 * when nothing has the focus any more: it inherits where to go back to.
 */
let openersNow: readonly HTMLElement[] = [];

/**
 * Radix gives the focus back to its own trigger part; our dialogs are opened by state and have none,
 * so the element that had the focus is remembered here. Where the work of the dialog has taken that
 * element away, the focus goes to the nearest place around it that is still there, at last to the page. Inside, Radix moves
 * the focus from the last part to the first without scrolling: what the keyboard has come to is shown.
 */
export function useReturnFocus() {
  const openers = useRef<readonly HTMLElement[]>([]);

  return {
    onFocus({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
      const isStep = currentTarget.contains(relatedTarget) && target.matches(':focus-visible');
      if (isStep) target.scrollIntoView({ block: 'nearest' });
    },
    onOpenAutoFocus() {
      const found = withPlacesAround(document.activeElement);
      openers.current = found.length > 0 ? found : openersNow;
      openersNow = openers.current;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      focusFirst(openers.current);
      openers.current = [];
      openersNow = [];
    },
  };
}

function withPlacesAround(opener: Element | null): HTMLElement[] {
  if (!(opener instanceof HTMLElement) || opener === document.body) return [];
  return [opener, ...placesAround(opener), ...document.querySelectorAll('main')];
}
