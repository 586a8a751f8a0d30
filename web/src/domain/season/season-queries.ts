import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { alwaysStale } from '../../lib/api/always-stale.ts';
import { tournamentsRoot } from '../shared-queries.ts';

// Apart from the shared ones: only what is drawn behind a page asks for these.

/** Where each film stood after each match day. */
export function positionsQuery(tournamentId: number) {
  return queryOptions({
    queryKey: [tournamentsRoot, tournamentId, 'positions'],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/positions', {
        params: { tournamentId: String(tournamentId) },
        signal,
      }),
    ...alwaysStale,
  });
}

/** Who beat whom, runs, margins and turnout. */
export function statisticsQuery(tournamentId: number) {
  return queryOptions({
    queryKey: [tournamentsRoot, tournamentId, 'statistics'],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/statistics', {
        params: { tournamentId: String(tournamentId) },
        signal,
      }),
    ...alwaysStale,
  });
}
