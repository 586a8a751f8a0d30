import type { ModeratedPost, ReportCase } from '@girone/contract/moderation';
import type { ReportStatus } from '@girone/contract/rules';
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { joinPages, nextPageStart, pageQuery } from '../../lib/api/paging.ts';
import { adminRoot } from '../../lib/admin-list/admin-root.ts';
import { alwaysStale } from '../../lib/api/always-stale.ts';

/** The first part of every key about circles, also of their queues. */
const circlesRoot = '/api/circles';

export const caseKinds = ['all', 'post', 'person'] as const;
export const postFilters = ['all', 'reported', 'photos'] as const;

export interface ReportsPlace {
  status: ReportStatus;
  kind: (typeof caseKinds)[number];
  search: string;
}

export interface PostsPlace {
  filter: (typeof postFilters)[number];
  search: string;
}

/** What the list is asked for; the file of it takes the same. */
export function reportsFilter({ status, kind, search }: ReportsPlace) {
  return {
    status,
    ...(kind === 'all' ? {} : { kind }),
    ...(search === '' ? {} : { search }),
  };
}

export function postsFilter({ filter, search }: PostsPlace) {
  return { filter, ...(search === '' ? {} : { search }) };
}

/** Everything reported, the longest waiting first. */
export function reportsQuery(place: ReportsPlace) {
  return infiniteQueryOptions({
    queryKey: [adminRoot, 'reports', place],
    queryFn: ({ signal, pageParam }): Promise<ReportCase[]> =>
      callApi('GET /api/admin/reports', {
        query: { ...reportsFilter(place), ...pageQuery(pageParam) },
        signal,
      }),
    ...inPages<ReportCase>(),
  });
}

/** What was reported of one circle's posts. */
export function circleReportsQuery(circleId: number, status: ReportStatus) {
  return infiniteQueryOptions({
    queryKey: [circlesRoot, circleId, 'reports', status],
    queryFn: ({ signal, pageParam }): Promise<ReportCase[]> =>
      callApi('GET /api/circles/:circleId/reports', {
        params: { circleId: String(circleId) },
        query: { status, ...pageQuery(pageParam) },
        signal,
      }),
    ...inPages<ReportCase>(),
  });
}

export function allPostsQuery(place: PostsPlace) {
  return infiniteQueryOptions({
    queryKey: [adminRoot, 'posts', place],
    queryFn: ({ signal, pageParam }): Promise<ModeratedPost[]> =>
      callApi('GET /api/admin/posts', {
        query: { ...postsFilter(place), ...pageQuery(pageParam) },
        signal,
      }),
    ...inPages<ModeratedPost>(),
  });
}

function inPages<Item extends { id: number }>() {
  return {
    initialPageParam: 0,
    getNextPageParam: nextPageStart,
    select: ({ pages }: { pages: readonly (readonly Item[])[] }) => joinPages(pages),
    ...alwaysStale,
  };
}

/** Asks again for whatever an act may have changed, figures included; settles with the answers. */
export function useRefreshModeration(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [start, , part] }) =>
        start === adminRoot || (start === circlesRoot && part === 'reports'),
    });
}
