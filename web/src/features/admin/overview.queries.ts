import { queryOptions } from '@tanstack/react-query';
import { adminRoot } from '../../lib/admin-list/admin-root.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { alwaysStale } from '../../lib/api/always-stale.ts';

/** The counters above every section, and the section that explains them. */
export const overviewQuery = queryOptions({
  queryKey: [adminRoot, 'overview'],
  queryFn: ({ signal }) => callApi('GET /api/admin/overview', { signal }),
  ...alwaysStale,
});
