/** How the page on screen was reached: by opening the site, by a link, or by the back button. */
export type NavigationType = 'load' | 'link' | 'back';

let last: NavigationType = 'load';
let shownPath = '';

/**
 * Watches how pages are reached. To be called before the router starts listening, so that the
 * answer is known when the router draws. Returns the function that stops it.
 */
export function watchNavigation(): () => void {
  last = 'load';
  shownPath = window.location.pathname;
  const events = ['popstate', 'pushState', 'replaceState'] as const;
  for (const event of events) window.addEventListener(event, noteNavigation, { capture: true });
  return () => {
    for (const event of events)
      window.removeEventListener(event, noteNavigation, { capture: true });
  };
}

export function lastNavigation(): NavigationType {
  return last;
}

/** The router fires `pushState` and `replaceState`; a new query string alone is no new page. */
function noteNavigation({ type }: Event): void {
  if (window.location.pathname === shownPath) return;
  shownPath = window.location.pathname;
  last = type === 'popstate' ? 'back' : 'link';
}
