import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { movesOn } from '../../lib/shared-queries.ts';

/** The hashtags of the week; asked for again after a post that may have changed them. */
export const trendingQuery = queryOptions({
  queryKey: ['/api/hashtags/trending'],
  queryFn: ({ signal }) => callApi('GET /api/hashtags/trending', { signal }),
  ...movesOn,
});
