import { useCallback, useEffect, useRef, type RefCallback } from 'react';

/**
 * Another profile, reached by a link on this one, is no new page to the router: its heading takes
 * the focus, and it starts at its top. Back and forward are left to the page, which remembers where
 * each entry was left. So does the heading of what has taken the place of a pressed button.
 */
export function useProfileFocus(username: string): RefCallback<HTMLElement> {
  const shown = useRef<string | null>(null);
  const isByLink = useRef(false);

  useEffect(() => {
    const push = () => (isByLink.current = true);
    const pop = () => void (isByLink.current = false);
    window.addEventListener('pushState', push);
    window.addEventListener('popstate', pop);
    return () => {
      window.removeEventListener('pushState', push);
      window.removeEventListener('popstate', pop);
    };
  }, []);

  return useCallback(
    (heading) => {
      if (heading === null) return;
      const before = shown.current;
      shown.current = username;
      // The first one is the start of the page itself.
      if (before === null) return;
      const isOther = before !== username;
      if (isOther && isByLink.current) window.scrollTo({ top: 0, behavior: 'instant' });
      if (isOther || document.activeElement === document.body) {
        heading.focus({ preventScroll: true });
      }
    },
    [username],
  );
}
