import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  type QueryFunction,
  type QueryKey,
} from '@tanstack/react-query';
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

/**
 * News may come while the very first answer is on its way. That answer may be older than the news, and the library
 * takes it for the new one: it is asked for once more.
 */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const older = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    await super.invalidateQueries(filters, options);
    await Promise.allSettled(older.map(async ({ promise }) => promise));
    // Not one that is being asked for since.
    const isOlder = (query: Query) => older.includes(query);
    await super.invalidateQueries({ ...filters, fetchStatus: 'idle', predicate: isOlder }, options);
  }
}

/** Specification, section 7: nothing goes stale, nothing is fetched again or retried by itself. */
export function createQueryClient(): QueryClient {
  return new FreshQueryClient({
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
