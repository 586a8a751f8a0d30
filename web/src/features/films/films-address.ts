import { pages } from '@girone/contract/pages';
import { useUrlState } from '../../lib/address/use-url-state.ts';
import { parseId } from '../../lib/address/parse-id.ts';

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
  return useUrlState({ readPlace, addressOf });
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
  const film = parseId(query.get('film'));
  const form = query.get('form');
  return {
    film,
    form: form === 'add' || (form === 'edit' && film !== null) ? form : null,
    text: query.get('q') ?? '',
    sort: sortOrders.find((order) => order === query.get('sort')) ?? 'newest',
  };
}
