import type { ApiRequest } from '../../lib/api-client.ts';
import { callApi } from '../../lib/api-client.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export const circleFilters = ['all', 'public', 'private'] as const;
export type CircleFilter = (typeof circleFilters)[number];

/** Eight rows of three. */
const pageSize = 24;

/**
 * Circles move on while another page is open and nobody here listens to their events. What was
 * fetched before is shown at once, and asked for again behind it.
 */
const movesOn = { staleTime: 0 } as const;

const root = '/api/circles';
const params = (circleId: number) => ({ circleId: String(circleId) });

/** The keys that an event about one circle concerns. */
export function concerns(circleId: number, [start, part]: readonly unknown[]): boolean {
  return start === root && (part === 'my' || part === 'list' || part === circleId);
}

/** Whether it shows what only some may see. */
export function isInside([, , part]: readonly unknown[]): boolean {
  return (
    part === 'members' || part === 'tournaments' || part === 'join-requests' || part === 'invites'
  );
}

/** The signed-in person's circles, and how many of the places are taken. */
export const myCirclesQuery = queryOptions({
  queryKey: [root, 'my'],
  queryFn: ({ signal }) => callApi('GET /api/circles/my', { signal }),
  ...movesOn,
});

/** All circles, page by page. One more than a page is asked for: it tells whether there is a next. */
export function circlesQuery(filter: CircleFilter, search: string) {
  return infiniteQueryOptions({
    queryKey: [root, 'list', filter, search],
    queryFn: ({ signal, pageParam }) => {
      const query: ApiRequest<'GET /api/circles'>['query'] = { limit: String(pageSize + 1) };
      if (filter !== 'all') query.filter = filter;
      if (search !== '') query.search = search;
      if (pageParam > 0) query.before = String(pageParam);
      return callApi('GET /api/circles', { query, signal });
    },
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length > pageSize ? page[pageSize - 1]?.id : undefined),
    select: ({ pages }) => pages.flatMap((page) => page.slice(0, pageSize)),
    ...movesOn,
  });
}

export function circleQuery(circleId: number) {
  return queryOptions({
    queryKey: [root, circleId],
    queryFn: ({ signal }) =>
      callApi('GET /api/circles/:circleId', { params: params(circleId), signal }),
    ...movesOn,
  });
}

export function membersQuery(circleId: number) {
  return queryOptions({
    queryKey: [root, circleId, 'members'],
    queryFn: ({ signal }) =>
      callApi('GET /api/circles/:circleId/members', { params: params(circleId), signal }),
    ...movesOn,
  });
}

export function circleTournamentsQuery(circleId: number) {
  return queryOptions({
    queryKey: [root, circleId, 'tournaments'],
    queryFn: ({ signal }) =>
      callApi('GET /api/circles/:circleId/tournaments', { params: params(circleId), signal }),
    ...movesOn,
  });
}

export function userRoleQuery(circleId: number) {
  return queryOptions({
    queryKey: [root, circleId, 'user-role'],
    queryFn: ({ signal }) =>
      callApi('GET /api/circles/:circleId/user-role', { params: params(circleId), signal }),
    ...movesOn,
  });
}

export function joinRequestsQuery(circleId: number) {
  return queryOptions({
    queryKey: [root, circleId, 'join-requests'],
    queryFn: ({ signal }) =>
      callApi('GET /api/circles/:circleId/join-requests', { params: params(circleId), signal }),
    ...movesOn,
  });
}

export function invitesQuery(circleId: number) {
  return queryOptions({
    queryKey: [root, circleId, 'invites'],
    queryFn: ({ signal }) =>
      callApi('GET /api/circles/:circleId/invites', { params: params(circleId), signal }),
    ...movesOn,
  });
}

/** Which circle an invite leads to; forgotten with the page. */
export function inviteQuery(token: string) {
  return queryOptions({
    queryKey: ['/api/invites', token],
    queryFn: ({ signal }) => callApi('POST /api/invites/read', { body: { token }, signal }),
    gcTime: 0,
    ...movesOn,
  });
}
