import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Goes to the match that the address names, such as the one a visitor wanted to vote on. The browser
 * has looked for it when the address was opened, and the matches were not there yet.
 */
export function useScrollToMatch(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (!/^match-\d+$/.test(id)) return undefined;
    let frame = 0;

    function look(): void {
      const match = document.getElementById(id);
      if (match === null) return;
      stop();
      // A person who has scrolled by now is not to be pulled away.
      if (window.scrollY === 0) match.scrollIntoView({ block: 'center' });
    }

    // The cards are drawn after the answer has come.
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    function stop(): void {
      unsubscribe();
      cancelAnimationFrame(frame);
    }

    frame = requestAnimationFrame(look);
    return stop;
  }, [queryClient]);
}
