import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { alwaysStale } from '../../lib/api/always-stale.ts';
import { tournamentsRoot } from '../../domain/shared-queries.ts';

/** Each film's chances after each match day. */
export function oddsQuery(tournamentId: number) {
  return queryOptions({
    queryKey: [tournamentsRoot, tournamentId, 'odds'],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/odds', {
        params: { tournamentId: String(tournamentId) },
        signal,
      }),
    ...alwaysStale,
  });
}
