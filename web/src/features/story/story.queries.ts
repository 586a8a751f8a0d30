import { queryOptions } from '@tanstack/react-query';
import { tournamentsRoot } from '../../domain/shared-queries.ts';
import { alwaysStale } from '../../lib/api/always-stale.ts';
import { callApi } from '../../lib/api/api-client.ts';

/** What was remarkable about a day that has closed. */
export function dayStoryQuery(tournamentId: number, matchDay: number) {
  return queryOptions({
    queryKey: [tournamentsRoot, tournamentId, 'story', matchDay],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/story', {
        params: { tournamentId: String(tournamentId) },
        query: { matchDay: String(matchDay) },
        signal,
      }),
    ...alwaysStale,
  });
}
