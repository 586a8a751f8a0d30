import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

/** Whether the viewer wants the weekly digest, and where they are when it comes. */
export const digestQuery = queryOptions({
  queryKey: ['/api/users', 'digest'],
  queryFn: ({ signal }) => callApi('GET /api/users/digest', { signal }),
  staleTime: Infinity,
});
