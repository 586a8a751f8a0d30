import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';

/** The films of the signed-in person, newest first. */
export const myFilmsQuery = queryOptions({
  queryKey: ['/api/films/my'],
  queryFn: ({ signal }) => callApi('GET /api/films/my', { signal }),
});

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
