import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';
import { alwaysStale } from '../../../lib/api/always-stale.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['/api/users', 'second-factor'],
  queryFn: ({ signal }) => callApi('GET /api/users/second-factor', { signal }),
  ...alwaysStale,
});
