import { useRef } from 'react';

/**
 * Radix gives the focus back to its own trigger part; our dialogs are opened by state and have none,
 * so the element that had the focus is remembered here.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);

  return {
    onOpenAutoFocus() {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current?.isConnected === true) opener.current.focus();
      opener.current = null;
    },
  };
}
