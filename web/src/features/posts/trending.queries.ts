import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { alwaysStale } from '../../lib/api/always-stale.ts';

/** The hashtags of the week; asked for again after a post that may have changed them. */
export const trendingQuery = queryOptions({
  queryKey: ['/api/hashtags/trending'],
  queryFn: ({ signal }) => callApi('GET /api/hashtags/trending', { signal }),
  ...alwaysStale,
});
