import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { closeShown } from '../../lib/push/close-shown.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import {
  listKey,
  notificationsRoot,
  unreadQuery,
  type NotificationPages,
} from './notifications.queries.ts';

/** Some of them by id, or all. */
type Marked = { ids: number[] } | { all: true };

/** Shows them as read at once; what the server refuses is asked for again. */
export function useMarkRead() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  return useMutation({
    mutationFn: (body: Marked) => callApi('POST /api/notifications/read', { body }),
    async onMutate(marked) {
      // An answer that is on its way may be of before.
      await queryClient.cancelQueries({ queryKey: [notificationsRoot] });
      queryClient.setQueriesData<NotificationPages>({ queryKey: listKey }, (shown) =>
        shown === undefined ? undefined : withRead(shown, marked),
      );
    },
    async onSuccess(answer, marked) {
      queryClient.setQueryData(unreadQuery.queryKey, answer);
      await closeShown('ids' in marked ? marked.ids : undefined);
    },
    onError(error) {
      showToast({
        title: t('notifications.markFailed'),
        description: failure(error),
        variant: 'destructive',
      });
      void queryClient.invalidateQueries({ queryKey: [notificationsRoot] });
    },
  });
}

/** What is read stays where it is: nothing moves under the finger. */
function withRead(shown: NotificationPages, marked: Marked): NotificationPages {
  return {
    ...shown,
    pages: shown.pages.map((page) =>
      page.map((each) =>
        'all' in marked || marked.ids.includes(each.id) ? { ...each, isRead: true } : each,
      ),
    ),
  };
}
