import type { TournamentStatus } from '@girone/contract/rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, type ApiRequest } from '../../lib/api-client.ts';

/** `open`: all but the completed ones. */
export type TournamentGroup = 'open' | Extract<TournamentStatus, 'completed'>;

/** Eight rows of three. */
const pageSize = 24;

/**
 * Championships move on while another page is open and nobody here listens to their events. What
 * was fetched before is shown at once, and asked for again behind it.
 */
const movesOn = { staleTime: 0 } as const;

/** The first part of every key; the second is `list` or the id of a championship. */
export const root = '/api/tournaments';

const params = (tournamentId: number) => ({ tournamentId: String(tournamentId) });

/** One group, page by page. One more than a page is asked for: it tells whether there is a next. */
export function tournamentsQuery(group: TournamentGroup, search: string) {
  return infiniteQueryOptions({
    queryKey: [root, 'list', group, search],
    queryFn: ({ signal, pageParam }) => {
      const query: ApiRequest<'GET /api/tournaments'>['query'] = {
        status: group,
        limit: String(pageSize + 1),
      };
      if (search !== '') query.search = search;
      if (pageParam > 0) query.before = String(pageParam);
      return callApi('GET /api/tournaments', { query, signal });
    },
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length > pageSize ? page[pageSize - 1]?.id : undefined),
    select: ({ pages }) => pages.flatMap((page) => page.slice(0, pageSize)),
    ...movesOn,
  });
}

export function tournamentQuery(tournamentId: number) {
  return queryOptions({
    queryKey: [root, tournamentId],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId', { params: params(tournamentId), signal }),
    ...movesOn,
  });
}

export function nominationsQuery(tournamentId: number) {
  return queryOptions({
    queryKey: [root, tournamentId, 'nominations'],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/nominations', {
        params: params(tournamentId),
        signal,
      }),
    ...movesOn,
  });
}

/** The table as it stands; the key is its address, so whoever else shows it shares the answer. */
export function leaderboardQuery(tournamentId: number) {
  return queryOptions({
    queryKey: [root, tournamentId, 'leaderboard'],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/leaderboard', {
        params: params(tournamentId),
        signal,
      }),
    ...movesOn,
  });
}

/** The circles that a championship can be created in, with their ceilings. */
export const myCirclesQuery = queryOptions({
  queryKey: ['/api/circles', 'my'],
  queryFn: ({ signal }) => callApi('GET /api/circles/my', { signal }),
  ...movesOn,
});
