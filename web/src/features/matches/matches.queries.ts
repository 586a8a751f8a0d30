import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';

/** Every list of matches of a championship is kept under this key. */
export function tournamentMatchesKey(tournamentId: number) {
  return ['/api/tournaments', tournamentId, 'matches'] as const;
}

/** The matches of one day; asked anew whenever they are shown again, for they move on. */
export function matchDayQuery(tournamentId: number, matchDay: number) {
  return queryOptions({
    queryKey: [...tournamentMatchesKey(tournamentId), { matchDay }],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/matches', {
        params: { tournamentId: String(tournamentId) },
        query: { matchDay: String(matchDay) },
        signal,
      }),
    staleTime: 0,
  });
}

/** All films of a championship: the table has each of them from the start. */
export function tournamentFilmsQuery(tournamentId: number) {
  return queryOptions({
    queryKey: ['/api/tournaments', tournamentId, 'leaderboard'],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/leaderboard', {
        params: { tournamentId: String(tournamentId) },
        signal,
      }),
  });
}
