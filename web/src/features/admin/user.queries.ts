import { queryOptions } from '@tanstack/react-query';
import { adminRoot } from '../../lib/admin-list/admin-root.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { alwaysStale } from '../../lib/api/always-stale.ts';

export function userQuery(userId: number) {
  return queryOptions({
    queryKey: [adminRoot, 'user', userId],
    queryFn: ({ signal }) =>
      callApi('GET /api/admin/users/:userId', { params: { userId: String(userId) }, signal }),
    ...alwaysStale,
  });
}

/** How many of the last acts on a person stand beside their account. */
const shownActs = 10;

export function actsOnUserQuery(userId: number) {
  return queryOptions({
    queryKey: [adminRoot, 'audit', 'of', userId],
    queryFn: ({ signal }) =>
      callApi('GET /api/admin/audit', {
        query: { target: 'user', targetId: String(userId), limit: String(shownActs) },
        signal,
      }),
    ...alwaysStale,
  });
}
