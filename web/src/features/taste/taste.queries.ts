import { queryOptions } from '@tanstack/react-query';
import { tournamentsRoot } from '../../domain/shared-queries.ts';
import { callApi } from '../../lib/api/api-client.ts';

/** The viewer's own; in no answer that others get. */
export function tasteQuery(tournamentId: number) {
  return queryOptions({
    queryKey: [tournamentsRoot, tournamentId, 'taste'],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/taste', {
        params: { tournamentId: String(tournamentId) },
        signal,
      }),
  });
}

const mapsRoot = 'taste-map';

/** All maps: with the switch each of them is another. */
export const tasteMapsKey = [mapsRoot] as const;

export function tasteMapQuery(tournamentId: number) {
  return queryOptions({
    queryKey: [mapsRoot, tournamentId],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/taste/map', {
        params: { tournamentId: String(tournamentId) },
        signal,
      }),
    // Whoever has switched off meanwhile is not shown for longer than this page is looked at.
    staleTime: 0,
    gcTime: 0,
  });
}

export const allTasteQuery = queryOptions({
  queryKey: ['all-taste'],
  queryFn: ({ signal }) => callApi('GET /api/user/taste', { signal }),
});
