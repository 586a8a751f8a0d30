import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { tournamentsRoot } from '../shared-queries.ts';

/** The chain of seals, and what the draw followed from. */
export function sealsQuery(tournamentId: number) {
  return queryOptions({
    queryKey: [tournamentsRoot, tournamentId, 'seals'],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/seals', {
        params: { tournamentId: String(tournamentId) },
        signal,
      }),
    // It only grows, and a day that is over keeps its seal.
    staleTime: 60_000,
  });
}

/** The ballots of a closed day; null until they are sealed. */
export function dayBallotsQuery(tournamentId: number, matchDay: number) {
  return queryOptions({
    queryKey: [tournamentsRoot, tournamentId, 'ballots', matchDay],
    queryFn: async ({ signal }) => {
      try {
        return await callApi('GET /api/tournaments/:tournamentId/ballots', {
          params: { tournamentId: String(tournamentId) },
          query: { matchDay: String(matchDay) },
          signal,
        });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'ballots_not_sealed') return null;
        throw error;
      }
    },
    // Once they are there they stay as they are; until then the event says when.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
