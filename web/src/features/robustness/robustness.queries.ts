import { queryOptions } from '@tanstack/react-query';
import { tournamentsRoot } from '../../domain/shared-queries.ts';
import { alwaysStale } from '../../lib/api/always-stale.ts';
import { callApi } from '../../lib/api/api-client.ts';

/** Who would be champion had the same votes been counted otherwise. */
export function robustnessQuery(tournamentId: number) {
  return queryOptions({
    queryKey: [tournamentsRoot, tournamentId, 'robustness'],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/robustness', {
        params: { tournamentId: String(tournamentId) },
        signal,
      }),
    ...alwaysStale,
  });
}
