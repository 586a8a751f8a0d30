import type { TournamentStatus } from '@girone/contract/rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, type ApiRequest } from '../../lib/api/api-client.ts';
import { joinPages, nextPageStart, pageQuery } from '../../lib/api/paging.ts';
import { alwaysStale } from '../../lib/api/always-stale.ts';
import { tournamentsRoot } from '../../domain/shared-queries.ts';

/** `open`: all but the completed ones. */
export type TournamentGroup = 'open' | Extract<TournamentStatus, 'completed'>;

/** One group, page by page. */
export function tournamentsQuery(group: TournamentGroup, search: string) {
  return infiniteQueryOptions({
    queryKey: [tournamentsRoot, 'list', group, search],
    queryFn: ({ signal, pageParam }) => {
      const query: ApiRequest<'GET /api/tournaments'>['query'] = {
        status: group,
        ...pageQuery(pageParam),
      };
      if (search !== '') query.search = search;
      return callApi('GET /api/tournaments', { query, signal });
    },
    initialPageParam: 0,
    getNextPageParam: nextPageStart,
    select: ({ pages }) => joinPages(pages),
    ...alwaysStale,
  });
}

export function tournamentQuery(tournamentId: number) {
  return queryOptions({
    queryKey: [tournamentsRoot, tournamentId],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId', {
        params: { tournamentId: String(tournamentId) },
        signal,
      }),
    ...alwaysStale,
  });
}
