import type { CurrentUser } from '@girone/contract/auth';
import { queryOptions } from '@tanstack/react-query';
import { fetchByKey } from '../../lib/query-client.ts';

const fetchUser = fetchByKey<CurrentUser>({ on401: 'null' });

/**
 * The signed-in person, or null for a visitor. Asked once; signing in and out ask again. The server
 * leaves a readable mark beside the session's cookie: without it there is nobody to ask for.
 */
export const currentUserQuery = queryOptions({
  queryKey: ['/api/user'],
  queryFn: (context) => (mayBeSignedIn() ? fetchUser(context) : null),
});

function mayBeSignedIn(): boolean {
  return document.cookie.split('; ').includes('girone-signed-in=1');
}
