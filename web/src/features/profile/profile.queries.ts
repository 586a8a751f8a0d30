import type { Activity } from '@girone/contract/profiles';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, type ApiResponse } from '../../lib/api/api-client.ts';
import { joinPages, nextPageStart, pageQuery } from '../../lib/api/paging.ts';
import { alwaysStale } from '../../lib/api/always-stale.ts';
import type { PeopleList } from './profile-address.ts';

/** The first part of every key about people; the second says what is kept under it. */
const root = '/api/users';

export type ListedPerson = ApiResponse<'GET /api/users/:username/followers'>[number];

/** The keys of what somebody's following, accepting or blocking changes at once. */
export function isAboutPeople([start, part]: readonly unknown[]): boolean {
  return start === root && (part === 'profile' || part === 'requests' || part === 'blocked');
}

/** Lists of people are kept under this key. */
export const peopleKey = [root, 'people'] as const;

export function profileQuery(username: string) {
  return queryOptions({
    queryKey: [root, 'profile', username],
    queryFn: ({ signal }) =>
      callApi('GET /api/users/profile/:username', { params: { username }, signal }),
    ...alwaysStale,
  });
}

export function filmsOfQuery(username: string) {
  return queryOptions({
    queryKey: [root, 'films', username],
    queryFn: ({ signal }) =>
      callApi('GET /api/users/:username/films', { params: { username }, signal }),
    ...alwaysStale,
  });
}

export function circlesOfQuery(username: string) {
  return queryOptions({
    queryKey: [root, 'circles', username],
    queryFn: ({ signal }) =>
      callApi('GET /api/users/:username/circles', { params: { username }, signal }),
    ...alwaysStale,
  });
}

export function tournamentsOfQuery(username: string) {
  return infiniteQueryOptions({
    queryKey: [root, 'tournaments', username],
    queryFn: ({ signal, pageParam }) =>
      callApi('GET /api/users/:username/tournaments', {
        params: { username },
        query: pageQuery(pageParam),
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: nextPageStart,
    select: ({ pages }) => joinPages(pages),
    ...alwaysStale,
  });
}

const activityPage = 20;

/** The time that the last entry of a page happened; undefined where nothing follows. */
function endOf(page: readonly Activity[]): string | undefined {
  return page.length > activityPage ? page[activityPage - 1]?.at : undefined;
}

/** What happened at the same moment stays together: the next page starts before it. */
function entriesOf(page: readonly Activity[]): Activity[] {
  const end = endOf(page);
  return page.filter(({ at }) => end === undefined || at >= end);
}

export function activityQuery(username: string) {
  return infiniteQueryOptions({
    queryKey: [root, 'activity', username],
    queryFn: ({ signal, pageParam }) =>
      callApi('GET /api/users/:username/activity', {
        params: { username },
        query: {
          limit: String(activityPage + 1),
          ...(pageParam === '' ? {} : { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: endOf,
    select: ({ pages }) => pages.flatMap(entriesOf),
    ...alwaysStale,
  });
}

const peoplePage = 30;

/** Who follows a person, or whom they follow. */
export function peopleQuery(username: string, list: PeopleList) {
  return infiniteQueryOptions({
    queryKey: [...peopleKey, username, list],
    queryFn: ({ signal, pageParam }): Promise<ListedPerson[]> => {
      const request = {
        params: { username },
        query: {
          limit: String(peoplePage + 1),
          ...(pageParam === '' ? {} : { before: pageParam }),
        },
        signal,
      };
      return list === 'followers'
        ? callApi('GET /api/users/:username/followers', request)
        : callApi('GET /api/users/:username/following', request);
    },
    initialPageParam: '',
    getNextPageParam: (page: readonly ListedPerson[]) =>
      page.length > peoplePage ? page[peoplePage - 1]?.username : undefined,
    select: ({ pages }) => pages.flatMap((page) => page.slice(0, peoplePage)),
    ...alwaysStale,
  });
}

/** Who waits to follow the signed-in person. */
export const requestsQuery = queryOptions({
  queryKey: [root, 'requests'],
  queryFn: ({ signal }) => callApi('GET /api/users/follow-requests', { signal }),
  ...alwaysStale,
});
