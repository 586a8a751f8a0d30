import type { AdminFilm } from '@girone/contract/admin-films';
import type { ListPlace } from '../../lib/admin-list/list-address.ts';
import { adminRoot } from '../../lib/admin-list/admin-root.ts';
import { useAdminList } from '../../lib/admin-list/use-admin-list.ts';
import { callApi } from '../../lib/api/api-client.ts';

export const filmFilters = ['all', 'not_enriched', 'playing'] as const;
export const filmSorts = ['created', 'title', 'year'] as const;
export type FilmsPlace = ListPlace<(typeof filmFilters)[number], (typeof filmSorts)[number]>;

/** What the list is narrowed and sorted by; the file of it takes the same. */
export function filmsNarrowedBy({ search, filter, sort, direction }: FilmsPlace) {
  return { filter, sort, direction, ...(search !== '' && { search }) };
}

export function useFilms(place: FilmsPlace) {
  const query = filmsNarrowedBy(place);
  return useAdminList<AdminFilm>({
    key: [adminRoot, 'films', query],
    load: (page, signal) =>
      callApi('GET /api/admin/films', { query: { ...query, ...page }, signal }),
  });
}
