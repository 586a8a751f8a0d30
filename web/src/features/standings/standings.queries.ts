import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';
import { movesOn, tournamentsRoot } from '../../lib/shared-queries.ts';

/** Where each film stood after each match day. */
export function positionsQuery(tournamentId: number) {
  return queryOptions({
    queryKey: [tournamentsRoot, tournamentId, 'positions'],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/positions', {
        params: { tournamentId: String(tournamentId) },
        signal,
      }),
    ...movesOn,
  });
}
