import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLiveEvent } from '../../lib/api/live.ts';
import { voteMutation } from '../../domain/shared-queries.ts';
import { useRefetchSoon } from '../../lib/api/use-refetch-soon.ts';
import { listQuery, notificationsRoot, unreadQuery } from './notifications.queries.ts';

/** Asks again for count and lists when there is something new, or when it was read, here or elsewhere. */
export function useLiveNotifications(): void {
  const refetchSoon = useRefetchSoon();
  useLiveEvent('notification', ({ notificationId }) => {
    if (notificationId !== null) refetchSoon({ queryKey: [notificationsRoot] });
    // The unread ones stay as they are: what was read would go from under the finger, focus and all.
    else refetchSoon({ queryKey: unreadQuery.queryKey }, { queryKey: listQuery('all').queryKey });
  });

  // What asks for votes or films is read once they are in, or once it is too late for them. That is found
  // out when the bell is asked: where it shows nothing, there is nothing to find out.
  const queryClient = useQueryClient();
  function lookAgain(): void {
    const isLit = queryClient.getQueryData(unreadQuery.queryKey)?.unread !== 0;
    if (isLit) refetchSoon({ queryKey: unreadQuery.queryKey });
  }
  useLiveEvent('standings', lookAgain);
  useLiveEvent('tournament', lookAgain);
  const onVote = useEffectEvent(lookAgain);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ type, mutation }) => {
        const isVote = mutation?.options.mutationKey?.[0] === voteMutation;
        if (type === 'updated' && isVote && mutation.state.status === 'success') onVote();
      }),
    [queryClient],
  );
}
