import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';
import { alwaysStale } from '../../../lib/api/always-stale.ts';
import { readBrowserPush } from '../../../lib/push/browser-push.ts';

export const pushQuery = queryOptions({
  queryKey: ['/api/push'],
  queryFn: ({ signal }) => callApi('GET /api/push', { signal }),
  ...alwaysStale,
});

/** Not an answer of the server: it is asked for again when somebody comes back from the browser's own settings. */
export const browserPushQuery = queryOptions({
  queryKey: ['browser-push'],
  queryFn: readBrowserPush,
  networkMode: 'always',
  refetchOnWindowFocus: 'always',
  ...alwaysStale,
});
