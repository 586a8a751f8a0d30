import { useSyncExternalStore } from 'react';

/** As the style sheets say it: below, the navigation stands at the bottom. */
export const widerThanPhone = '(min-width: 721px)';

/** Whether the window is as the query says; where there is no window, it is not. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
