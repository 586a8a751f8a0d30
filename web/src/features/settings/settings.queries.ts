import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { alwaysStale } from '../../lib/api/always-stale.ts';

/** As the profile's pages keep them: they share the answers. */
const usersRoot = '/api/users';

export const sessionsQuery = queryOptions({
  queryKey: [usersRoot, 'sessions'],
  queryFn: ({ signal }) => callApi('GET /api/users/sessions', { signal }),
  ...alwaysStale,
});

/** One's own profile, which says whether it is private. */
export function ownProfileKey(username: string): QueryKey {
  return [usersRoot, 'profile', username];
}

/** Not under the key of the bell's lists, which is asked for again with every notification. */
export const choicesQuery = queryOptions({
  queryKey: ['/api/notifications/settings'],
  queryFn: ({ signal }) => callApi('GET /api/notifications/settings', { signal }),
  ...alwaysStale,
});

/** How often a file that is being made is asked about. */
const askAgainMs = 1500;

export const exportQuery = queryOptions({
  queryKey: [usersRoot, 'export'],
  queryFn: ({ signal }) => callApi('GET /api/users/export', { signal }),
  refetchInterval: ({ state }) => (state.data?.state === 'running' ? askAgainMs : false),
  ...alwaysStale,
});
