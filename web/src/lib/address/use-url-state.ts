import { useLocation, useSearch } from 'wouter';

/** Marks a history entry that was made by a step on the page before it. */
export const stepState = { isStep: true };

/** Going back takes a moment, in which the entry that is being left is still the present one. */
let isGoingBack = false;

interface UrlFormat<Place> {
  readPlace: (search: string) => Place;
  /** The path and the query string. */
  addressOf: (place: Place) => string;
}

/**
 * What a page shows stands in its address, so that back closes a dialog and a link opens one. Each
 * step starts from the address as it is by then: it may have moved on since the page was drawn.
 */
export function useUrlState<Place>({ readPlace, addressOf }: UrlFormat<Place>) {
  const [path, navigate] = useLocation();
  const place = readPlace(useSearch());
  const presentPlace = () => readPlace(window.location.search);

  /** A step that the back button undoes. */
  function open(part: Partial<Place>): void {
    navigate(addressOf({ ...presentPlace(), ...part }), { state: stepState });
  }

  /**
   * Undoes `open`; where the page was entered by a link, the place before it is put in its stead.
   * What is closed already stays closed: an answer may arrive after the back button.
   */
  function close(part: Partial<Place>): void {
    const present = presentPlace();
    const closed = addressOf({ ...present, ...part });
    // The same words may stand in the address of another page.
    if (window.location.pathname !== path || closed === addressOf(present)) return;
    if (isStep(window.history.state)) goBack();
    else navigate(closed, { replace: true });
  }

  /** Another view of the same place: no step of its own. */
  function change(part: Partial<Place>): void {
    const address = addressOf({ ...presentPlace(), ...part });
    navigate(address, { replace: true, state: window.history.state });
  }

  return { place, open, close, change };
}

function goBack(): void {
  if (isGoingBack) return;
  isGoingBack = true;
  window.addEventListener('popstate', () => (isGoingBack = false), { once: true });
  window.history.back();
}

function isStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isStep' in state;
}
