import { pages } from '@girone/contract/pages';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

export const sortOrders = ['newest', 'title', 'year', 'rating'] as const;
export type SortOrder = (typeof sortOrders)[number];

export interface FilmsPlace {
  /** The film whose details are open. */
  film: number | null;
  /** The form that is open. */
  form: 'add' | 'edit' | null;
  text: string;
  sort: SortOrder;
}

/** What the page shows stands in its address, so that back closes a dialog and a link opens one. */
export function useFilmsAddress() {
  const [, navigate] = useLocation();
  const place = readPlace(useSearch());
  const state: unknown = useHistoryState<unknown>();

  /** A step that the back button undoes. */
  function open(part: Partial<FilmsPlace>): void {
    navigate(addressOf({ ...place, ...part }), { state: stepState });
  }

  /** Undoes `open`; where the page was entered by a link, the place before it is put in its stead. */
  function close(part: Partial<FilmsPlace>): void {
    if (isStep(state)) window.history.back();
    else navigate(addressOf({ ...place, ...part }), { replace: true });
  }

  /** Another view of the same place: no step of its own. */
  function change(part: Partial<FilmsPlace>): void {
    // The address may have moved on since this was drawn.
    const current = readPlace(window.location.search);
    navigate(addressOf({ ...current, ...part }), { replace: true, state: window.history.state });
  }

  return { place, open, close, change };
}

export function addressOf({ film, form, text, sort }: FilmsPlace): string {
  const query = new URLSearchParams();
  if (text.trim() !== '') query.set('q', text);
  if (sort !== 'newest') query.set('sort', sort);
  if (film !== null) query.set('film', String(film));
  if (form !== null) query.set('form', form);
  return query.size === 0 ? pages.films : `${pages.films}?${query.toString()}`;
}

export function readPlace(search: string): FilmsPlace {
  const query = new URLSearchParams(search);
  const film = query.get('film');
  const form = query.get('form');
  const hasFilm = film !== null && /^[1-9]\d{0,9}$/.test(film);
  return {
    film: hasFilm ? Number(film) : null,
    form: form === 'add' || (form === 'edit' && hasFilm) ? form : null,
    text: query.get('q') ?? '',
    sort: sortOrders.find((order) => order === query.get('sort')) ?? 'newest',
  };
}

/** Marks a history entry that was made by a step on this page. */
export const stepState = { filmsStep: true };

function isStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'filmsStep' in state;
}
