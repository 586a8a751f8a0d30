import { useLiveEvent } from '../../lib/live.ts';
import { useRefetchSoon } from '../../lib/use-refetch-soon.ts';
import { notificationsRoot } from './notifications.queries.ts';

/** Asks again for count and lists when there is something new, or when it was read elsewhere. */
export function useLiveNotifications(): void {
  const refetchSoon = useRefetchSoon();
  useLiveEvent('notification', () => refetchSoon({ queryKey: [notificationsRoot] }));
}
