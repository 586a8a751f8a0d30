import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, type ApiRequest } from '../../lib/api/api-client.ts';
import { joinPages, nextPageStart, pageQuery, readAllPages } from '../../lib/api/paging.ts';
import { alwaysStale } from '../../lib/api/always-stale.ts';

export const circleFilters = ['all', 'public', 'private'] as const;
export type CircleFilter = (typeof circleFilters)[number];

const root = '/api/circles';
const params = (circleId: number) => ({ circleId: String(circleId) });
const idOf = ({ id }: { id: number }) => String(id);

/** The keys that an event about one circle concerns. */
export function concerns(circleId: number, [start, part]: readonly unknown[]): boolean {
  return start === root && (part === 'my' || part === 'list' || part === circleId);
}

const inside = new Set<unknown>([
  'members',
  'tournaments',
  'join-requests',
  'exclusions',
  'invites',
  'invite-link',
  'reports',
]);

/** Whether it shows what only some may see. */
export function isInside([, , part]: readonly unknown[]): boolean {
  return inside.has(part);
}

/** All circles, page by page. */
export function circlesQuery(filter: CircleFilter, search: string) {
  return infiniteQueryOptions({
    queryKey: [root, 'list', filter, search],
    queryFn: ({ signal, pageParam }) => {
      const query: ApiRequest<'GET /api/circles'>['query'] = pageQuery(pageParam);
      if (filter !== 'all') query.filter = filter;
      if (search !== '') query.search = search;
      return callApi('GET /api/circles', { query, signal });
    },
    initialPageParam: 0,
    getNextPageParam: nextPageStart,
    select: ({ pages }) => joinPages(pages),
    ...alwaysStale,
  });
}

export function circleQuery(circleId: number) {
  return queryOptions({
    queryKey: [root, circleId],
    queryFn: ({ signal }) =>
      callApi('GET /api/circles/:circleId', { params: params(circleId), signal }),
    ...alwaysStale,
  });
}

export function membersQuery(circleId: number) {
  return queryOptions({
    queryKey: [root, circleId, 'members'],
    queryFn: ({ signal }) =>
      readAllPages(
        (query) =>
          callApi('GET /api/circles/:circleId/members', {
            params: params(circleId),
            query,
            signal,
          }),
        idOf,
      ),
    ...alwaysStale,
  });
}

export function circleTournamentsQuery(circleId: number) {
  return queryOptions({
    queryKey: [root, circleId, 'tournaments'],
    queryFn: ({ signal }) =>
      readAllPages(
        (query) =>
          callApi('GET /api/circles/:circleId/tournaments', {
            params: params(circleId),
            query,
            signal,
          }),
        idOf,
      ),
    ...alwaysStale,
  });
}

export function userRoleQuery(circleId: number) {
  return queryOptions({
    queryKey: [root, circleId, 'user-role'],
    queryFn: ({ signal }) =>
      callApi('GET /api/circles/:circleId/user-role', { params: params(circleId), signal }),
    ...alwaysStale,
  });
}

export function joinRequestsQuery(circleId: number) {
  return queryOptions({
    queryKey: [root, circleId, 'join-requests'],
    queryFn: ({ signal }) =>
      readAllPages(
        (query) =>
          callApi('GET /api/circles/:circleId/join-requests', {
            params: params(circleId),
            query,
            signal,
          }),
        idOf,
      ),
    ...alwaysStale,
  });
}

export function exclusionsQuery(circleId: number) {
  return queryOptions({
    queryKey: [root, circleId, 'exclusions'],
    queryFn: ({ signal }) =>
      callApi('GET /api/circles/:circleId/exclusions', { params: params(circleId), signal }),
    ...alwaysStale,
  });
}

export function invitesQuery(circleId: number) {
  return queryOptions({
    queryKey: [root, circleId, 'invites'],
    queryFn: ({ signal }) =>
      callApi('GET /api/circles/:circleId/invites', { params: params(circleId), signal }),
    ...alwaysStale,
  });
}

/** The link to hand out. A POST that makes it once and answers the same as long as it works. */
export function inviteLinkQuery(circleId: number) {
  return queryOptions({
    queryKey: [root, circleId, 'invite-link'],
    queryFn: ({ signal }) =>
      callApi('POST /api/circles/:circleId/invite-link', { params: params(circleId), signal }),
    ...alwaysStale,
  });
}

/** Who invites to what, as whoever looks may know it; forgotten with the page. */
export function inviteQuery(token: string, isSignedIn: boolean) {
  return queryOptions({
    queryKey: ['/api/invites', token, { isSignedIn }],
    queryFn: ({ signal }) => callApi('POST /api/invites/read', { body: { token }, signal }),
    gcTime: 0,
    ...alwaysStale,
  });
}
