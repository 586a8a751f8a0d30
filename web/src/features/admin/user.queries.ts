import { queryOptions } from '@tanstack/react-query';
import { adminRoot } from '../../lib/admin-list/admin-root.ts';
import { callApi } from '../../lib/api-client.ts';
import { movesOn } from '../../lib/shared-queries.ts';

export function userQuery(userId: number) {
  return queryOptions({
    queryKey: [adminRoot, 'user', userId],
    queryFn: ({ signal }) =>
      callApi('GET /api/admin/users/:userId', { params: { userId: String(userId) }, signal }),
    ...movesOn,
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
    ...movesOn,
  });
}
