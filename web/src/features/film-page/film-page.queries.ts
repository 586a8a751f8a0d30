import type { MatchStatus } from '@girone/contract/rules';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, type ApiRequest } from '../../lib/api/api-client.ts';
import { joinPages, nextPageStart, pageQuery } from '../../lib/api/paging.ts';
import { alwaysStale } from '../../lib/api/always-stale.ts';

/** Everything that is known of one film's career is kept under this key. */
export function careerKey(filmId: number) {
  return ['/api/films', filmId, 'career'] as const;
}

export function careerQuery(filmId: number) {
  return queryOptions({
    queryKey: careerKey(filmId),
    queryFn: ({ signal }) =>
      callApi('GET /api/films/:filmId/career', { params: { filmId: String(filmId) }, signal }),
    ...alwaysStale,
  });
}

interface Which {
  status?: MatchStatus | undefined;
  opponentId?: number | undefined;
}

/** A film's matches, page by page: those of one state, or those against one opponent. */
export function careerMatchesQuery(filmId: number, { status, opponentId }: Which) {
  return infiniteQueryOptions({
    queryKey: [...careerKey(filmId), 'matches', { status, opponentId }],
    queryFn: ({ signal, pageParam }) => {
      const query: ApiRequest<'GET /api/matches'>['query'] = {
        filmId: String(filmId),
        ...pageQuery(pageParam),
      };
      if (status !== undefined) query.status = status;
      if (opponentId !== undefined) query.opponentId = String(opponentId);
      return callApi('GET /api/matches', { query, signal });
    },
    initialPageParam: 0,
    getNextPageParam: nextPageStart,
    select: ({ pages }) => joinPages(pages),
    ...alwaysStale,
  });
}
