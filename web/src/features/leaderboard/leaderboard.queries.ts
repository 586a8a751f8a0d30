import type { Season } from '@girone/contract/leaderboard';
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { callApi, type ApiRequest } from '../../lib/api/api-client.ts';
import { joinPages, nextPageStart, pageQuery } from '../../lib/api/paging.ts';
import { alwaysStale } from '../../lib/api/always-stale.ts';

const root = '/api/leaderboard';
const seasonsKey = [root, 'seasons'] as const;
const recordsKey = [root, 'films'] as const;

/** What the list of championships and the table of films are kept under. */
export const listKeys = [seasonsKey, recordsKey];

/** Public championships that have begun, page by page. */
export function seasonsQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: [...seasonsKey, search],
    queryFn: ({ signal, pageParam }) => {
      const query: ApiRequest<'GET /api/leaderboard/tournaments'>['query'] = pageQuery(pageParam);
      if (search !== '') query.search = search;
      return callApi('GET /api/leaderboard/tournaments', { query, signal });
    },
    initialPageParam: 0,
    getNextPageParam: nextPageStart,
    select: ({ pages }) => joinPages(pages),
    ...alwaysStale,
  });
}

/** The films of all public championships, the first ones of the table. */
export function filmRecordsQuery(search: string, limit: number) {
  return queryOptions({
    queryKey: [...recordsKey, search, limit],
    queryFn: ({ signal }) => {
      const query: ApiRequest<'GET /api/leaderboard'>['query'] = { limit: String(limit) };
      if (search !== '') query.search = search;
      return callApi('GET /api/leaderboard', { query, signal });
    },
    ...alwaysStale,
  });
}

/** One championship that has begun. */
export function seasonQuery(tournamentId: number) {
  return queryOptions({
    queryKey: [root, 'season', tournamentId],
    queryFn: ({ signal }) =>
      callApi('GET /api/leaderboard/tournaments/:tournamentId', {
        params: { tournamentId: String(tournamentId) },
        signal,
      }),
    ...alwaysStale,
  });
}

/** The championship as its card has it: shown until its own answer is here. */
export function seasonOfCard(queryClient: QueryClient, tournamentId: number): Season | undefined {
  return queryClient
    .getQueriesData<InfiniteData<Season[]>>({ queryKey: seasonsKey })
    .flatMap(([, list]) => list?.pages.flat() ?? [])
    .find(({ id }) => id === tournamentId);
}
