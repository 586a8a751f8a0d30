import { useSyncExternalStore } from 'react';

/** As the style sheets say it: below, the navigation stands at the bottom. */
const query = '(min-width: 721px)';

/** Whether there is room to show a list beside the page. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, isWide);
}

function isWide(): boolean {
  return window.matchMedia(query).matches;
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
