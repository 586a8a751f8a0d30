import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { alwaysStale } from '../../lib/api/always-stale.ts';
import { tournamentsRoot } from '../../domain/shared-queries.ts';

/** The latest posts about a championship, and how many there are. */
export function commentsQuery(tournamentId: number) {
  return queryOptions({
    queryKey: [tournamentsRoot, tournamentId, 'comments'],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/comments', {
        params: { tournamentId: String(tournamentId) },
        signal,
      }),
    ...alwaysStale,
  });
}

/** How much is said about the matches of every day is kept under this key. */
export function commentCountsKey(tournamentId: number) {
  return [tournamentsRoot, tournamentId, 'comment-counts'] as const;
}

/** How much is said about each match of a day; the cards of that day share the answer. */
export function commentCountsQuery(tournamentId: number, matchDay: number) {
  return queryOptions({
    queryKey: [...commentCountsKey(tournamentId), { matchDay }],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/comment-counts', {
        params: { tournamentId: String(tournamentId) },
        query: { matchDay: String(matchDay) },
        signal,
      }),
    ...alwaysStale,
  });
}
