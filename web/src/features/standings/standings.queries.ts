import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';

/** Every table of a championship is kept under this key. */
export function standingsKey(tournamentId: number) {
  return ['/api/tournaments', tournamentId, 'leaderboard'] as const;
}

/** The table as it stands, or as it stood after an earlier match day. */
export function standingsQuery(tournamentId: number, matchDay: number | null) {
  const params = { tournamentId: String(tournamentId) };
  const query = matchDay === null ? {} : { matchDay: String(matchDay) };
  return queryOptions({
    queryKey:
      matchDay === null
        ? standingsKey(tournamentId)
        : [...standingsKey(tournamentId), { matchDay }],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/leaderboard', { params, query, signal }),
    // Asked anew whenever it is shown again, for it moves on.
    staleTime: 0,
  });
}

/** Where each film stood after each match day. */
export function positionsQuery(tournamentId: number) {
  return queryOptions({
    queryKey: ['/api/tournaments', tournamentId, 'positions'],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/positions', {
        params: { tournamentId: String(tournamentId) },
        signal,
      }),
    staleTime: 0,
  });
}
