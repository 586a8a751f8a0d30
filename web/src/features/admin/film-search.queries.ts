import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

/** What the film database has by a title. */
export function filmSearchQuery(title: string) {
  return queryOptions({
    queryKey: ['/api/films/search', title],
    queryFn: ({ signal }) => callApi('GET /api/films/search', { query: { title }, signal }),
  });
}
