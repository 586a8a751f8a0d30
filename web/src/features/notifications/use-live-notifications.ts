import { useLiveEvent } from '../../lib/live.ts';
import { useRefetchSoon } from '../../lib/use-refetch-soon.ts';
import { listQuery, notificationsRoot, unreadQuery } from './notifications.queries.ts';

/** Asks again for count and lists when there is something new, or when it was read, here or elsewhere. */
export function useLiveNotifications(): void {
  const refetchSoon = useRefetchSoon();
  useLiveEvent('notification', ({ notificationId }) => {
    if (notificationId !== null) refetchSoon({ queryKey: [notificationsRoot] });
    // The unread ones stay as they are: what was read would go from under the finger, focus and all.
    else refetchSoon({ queryKey: unreadQuery.queryKey }, { queryKey: listQuery('all').queryKey });
  });
}
