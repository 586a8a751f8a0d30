import { useEffect } from 'react';

/**
 * Goes to the section that the address names. The browser has looked for it when the address was
 * opened, and the text was not there yet.
 */
export function useScrollToSection(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (id === '') return undefined;
    // A frame later: the shell puts a page that was left half-read back to its place first.
    const frame = requestAnimationFrame(() => {
      if (window.scrollY === 0) document.getElementById(id)?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
