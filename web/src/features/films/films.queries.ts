import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';

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
