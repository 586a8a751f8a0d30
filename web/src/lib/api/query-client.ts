import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { sendRequest } from './api-client.ts';
import { ApiError } from './api-error.ts';

/** The key of whoever is signed in; features know of each other's people by this. */
export const currentUserAddress = '/api/user';

/** The key `['/api/circles', 7, 'members']` is the address `/api/circles/7/members`. */
function addressOfKey(key: QueryKey): string {
  const [start, ...rest] = key.map(String);
  return [start, ...rest.map(encodeURIComponent)].join('/');
}

interface On401 {
  on401: 'throw' | 'null';
}

/** Reads the address that the key spells; a 401 throws, or yields null where a visitor is no error. */
export function fetchByKey<Data>({ on401 }: On401): QueryFunction<Data | null> {
  return async ({ queryKey, signal }) => {
    try {
      const answer = await sendRequest(`GET ${addressOfKey(queryKey)}`, { signal });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller knows the route
      return answer as Data;
    } catch (error) {
      const isVisitor = error instanceof ApiError && error.status === 401;
      if (isVisitor && on401 === 'null') return null;
      throw error;
    }
  };
}

/** Specification, section 7: nothing goes stale, nothing is fetched again or retried by itself. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey({ on401: 'throw' }),
        staleTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        // Offline, a call fails at once and says so, instead of waiting without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
