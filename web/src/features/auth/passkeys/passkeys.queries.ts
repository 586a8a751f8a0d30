import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';
import { alwaysStale } from '../../../lib/api/always-stale.ts';

export const waysInQuery = queryOptions({
  queryKey: ['/api/users', 'passkeys'],
  queryFn: ({ signal }) => callApi('GET /api/users/passkeys', { signal }),
  ...alwaysStale,
});
