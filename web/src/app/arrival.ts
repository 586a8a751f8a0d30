/** How the page on screen was reached: by opening the site, by a link, or by the back button. */
export type Arrival = 'load' | 'link' | 'back';

let arrival: Arrival = 'load';
let shownPath = '';

/**
 * Watches how pages are reached. To be called before the router starts listening, so that the
 * answer is known when the router draws. Returns the function that stops it.
 */
export function watchArrivals(): () => void {
  arrival = 'load';
  shownPath = window.location.pathname;
  const events = ['popstate', 'pushState', 'replaceState'] as const;
  for (const event of events) window.addEventListener(event, noteArrival, { capture: true });
  return () => {
    for (const event of events) window.removeEventListener(event, noteArrival, { capture: true });
  };
}

export function lastArrival(): Arrival {
  return arrival;
}

/** The router fires `pushState` and `replaceState`; a new query string alone is no new page. */
function noteArrival({ type }: Event): void {
  if (window.location.pathname === shownPath) return;
  shownPath = window.location.pathname;
  arrival = type === 'popstate' ? 'back' : 'link';
}
