import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

/** One film with the championships it stands in; asked anew each time, for they move on. */
export function filmDetailQuery(filmId: number) {
  return queryOptions({
    queryKey: ['/api/films', filmId],
    queryFn: ({ signal }) =>
      callApi('GET /api/films/:filmId', { params: { filmId: String(filmId) }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** The films that a title may mean, best match first. */
export function filmSearchQuery(title: string) {
  return queryOptions({
    queryKey: ['/api/films/search', title],
    queryFn: ({ signal }) => callApi('GET /api/films/search', { query: { title }, signal }),
    // The same letters mean the same films for as long as a form is open.
    staleTime: 5 * 60_000,
  });
}
