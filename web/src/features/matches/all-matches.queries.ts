import type { Match } from '@girone/contract/matches';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, type ApiRequest } from '../../lib/api/api-client.ts';
import { joinPages, nextPageStart, pageQuery } from '../../lib/api/paging.ts';
import { alwaysStale } from '../../lib/api/always-stale.ts';

/** Every list of matches across championships is kept under this key. */
const root = '/api/matches';

/** What the page shows of matches that are over, and of those to come. */
const shownOf = { completed: 10, pending: 5 } as const;
export type ShortList = keyof typeof shownOf;

/** The most that one call answers. */
const pageSize = 100;

type ListQuery = NonNullable<ApiRequest<'GET /api/matches'>['query']>;

function narrow(tournamentId: number | null): Pick<ListQuery, 'tournamentId'> {
  return tournamentId === null ? {} : { tournamentId: String(tournamentId) };
}

export function overviewQuery(tournamentId: number | null) {
  return queryOptions({
    queryKey: [root, 'overview', { tournamentId }],
    queryFn: ({ signal }) =>
      callApi('GET /api/matches/overview', { query: narrow(tournamentId), signal }),
    ...alwaysStale,
  });
}

/** All that are open, page after page. */
export function openMatchesQuery(tournamentId: number | null) {
  return queryOptions({
    queryKey: [root, 'active', { tournamentId }],
    async queryFn({ signal }) {
      const all: Match[] = [];
      for (;;) {
        const query: ListQuery = {
          status: 'active',
          limit: String(pageSize),
          ...narrow(tournamentId),
        };
        const last = all.at(-1);
        if (last !== undefined) query.before = String(last.id);
        const page = await callApi('GET /api/matches', { query, signal });
        all.push(...page);
        if (page.length < pageSize) return all;
      }
    },
    ...alwaysStale,
  });
}

/** The last results, or the next matches to open. */
export function someMatchesQuery(status: ShortList, tournamentId: number | null) {
  return queryOptions({
    queryKey: [root, status, { tournamentId }],
    queryFn: ({ signal }) =>
      callApi('GET /api/matches', {
        query: { status, limit: String(shownOf[status]), ...narrow(tournamentId) },
        signal,
      }),
    ...alwaysStale,
  });
}

/** All of a section, page by page. */
export function wholeListQuery(status: ShortList, tournamentId: number | null) {
  return infiniteQueryOptions({
    queryKey: [root, 'whole', status, { tournamentId }],
    queryFn: ({ signal, pageParam }) =>
      callApi('GET /api/matches', {
        query: { status, ...narrow(tournamentId), ...pageQuery(pageParam) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: nextPageStart,
    select: ({ pages }) => joinPages(pages),
    ...alwaysStale,
  });
}

/** The matches of a day that has closed on screen: first as they stood there, then with their results. */
export function closedDayQuery(tournamentId: number, matchDay: number) {
  return queryOptions({
    queryKey: [root, 'closed', { tournamentId, matchDay }],
    queryFn: ({ signal }) =>
      callApi('GET /api/tournaments/:tournamentId/matches', {
        params: { tournamentId: String(tournamentId) },
        query: { matchDay: String(matchDay) },
        signal,
      }),
    staleTime: Infinity,
    // Every page that shows the day hears of its close at once: each asks at a moment of its own.
    refetchOnMount: ({ state }) => state.isInvalidated,
  });
}

/** Of everything on the page, also of other choices of championship. */
export const allMatchesKey = [root] as const;
