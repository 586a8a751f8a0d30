import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { returnState, useReturnPath } from '../../lib/address/return-path.ts';

/**
 * Going from one account screen to another keeps the way back to the page that asked for the login.
 */
export function useReturnNavigation() {
  const [, navigate] = useLocation();
  const returnPath = useReturnPath();
  const state = returnPath === null ? null : returnState(returnPath);

  function go(path: string, { replace = false } = {}): void {
    navigate(path, { replace, state });
  }

  return {
    go,
    /** For the `onClick` of a link; the link itself leaves presses with a modifier alone. */
    follow: (path: string) => (event: MouseEvent) => {
      event.preventDefault();
      go(path);
    },
  };
}
