import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api-client.ts';

/** The first part of the keys of championships; the second is `list` or an id. */
export const root = '/api/tournaments';

/** Others nominate while this page is closed: what was fetched before is asked for again. */
const movesOn = { staleTime: 0 } as const;

export function nominationsQuery(tournamentId: number) {
  return queryOptions({
    queryKey: [root, tournamentId, 'nominations'],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/nominations', {
        params: { tournamentId: String(tournamentId) },
        signal,
      }),
    ...movesOn,
  });
}

/** The films that the signed-in person can nominate, newest first. */
export const myFilmsQuery = queryOptions({
  queryKey: ['/api/films/my'],
  queryFn: ({ signal }) => callApi('GET /api/films/my', { signal }),
  ...movesOn,
});
