import type { CurrentUser } from '@girone/contract/auth';
import { queryOptions } from '@tanstack/react-query';
import { currentUserAddress, fetchByKey } from '../../lib/api/query-client.ts';

const fetchUser = fetchByKey<CurrentUser>({ on401: 'null' });

/**
 * The signed-in person, or null for a visitor. Asked once; signing in and out ask again. The server
 * leaves a readable mark beside the session's cookie: without it there is nobody to ask for.
 */
export const currentUserQuery = queryOptions({
  queryKey: [currentUserAddress],
  queryFn: (context) => (mayBeSignedIn() ? fetchUser(context) : null),
  // A visitor is known at once, and the first drawing is the right one.
  initialData: () => (mayBeSignedIn() ? undefined : null),
  // A call that failed is not made again by every part of the page that asks who is looking: some
  // of them come and go with the answer, and would ask without end.
  retryOnMount: false,
});

export function mayBeSignedIn(): boolean {
  return document.cookie.split('; ').includes('girone-signed-in=1');
}
