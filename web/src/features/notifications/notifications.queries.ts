import type { Notification } from '@girone/contract/notifications';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { joinPages, nextPageStart, pageQuery } from '../../lib/api/paging.ts';
import { alwaysStale } from '../../lib/api/always-stale.ts';

/** The first part of every key about notifications; the second says what is kept under it. */
export const notificationsRoot = '/api/notifications';

/** How many the viewer has not read. */
export const unreadQuery = queryOptions({
  queryKey: [notificationsRoot, 'unread'],
  queryFn: ({ signal }) => callApi('GET /api/notifications/unread', { signal }),
});

export const notificationFilters = ['all', 'unread'] as const;
export type NotificationFilter = (typeof notificationFilters)[number];

/** Every list is kept under this key. */
export const listKey = [notificationsRoot, 'list'] as const;
export type NotificationPages = InfiniteData<Notification[], number>;

/** Newest first, page by page. */
export function listQuery(filter: NotificationFilter) {
  return infiniteQueryOptions({
    queryKey: [...listKey, filter],
    queryFn: ({ signal, pageParam }) =>
      callApi('GET /api/notifications', {
        query: { ...pageQuery(pageParam), ...(filter === 'all' ? {} : { only: filter }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: nextPageStart,
    select: ({ pages }) => joinPages(pages),
    ...alwaysStale,
  });
}
