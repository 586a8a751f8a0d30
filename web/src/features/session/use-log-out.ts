import { pages } from '@girone/contract/pages';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { forgetPerson } from '../../lib/api/forget-person.ts';
import { LiveContext } from '../../lib/api/live.ts';
import { usePageReload } from '../../ui/loading/page-reload.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';

/** Ends the session; nothing of it stays: what was kept is forgotten, and the page starts anew. */
export function useLogOut() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const live = use(LiveContext);
  const { reload, reloadAt } = usePageReload();
  const failure = useFailureText();
  return useMutation({
    async mutationFn() {
      live?.stop();
      const askAgain = stopAsking(queryClient);
      try {
        await callApi('POST /api/logout');
      } catch (error) {
        askAgain();
        throw error;
      }
      await forgetPerson();
    },
    onSuccess() {
      // The way back must not show this page as the browser may have kept it.
      window.addEventListener('pageshow', ({ persisted }) => persisted && reload());
      reloadAt(pages.home);
    },
    onError(error) {
      live?.start();
      void queryClient.invalidateQueries();
      showToast({
        title: t('session.logout.failed'),
        description: failure(error),
        variant: 'destructive',
      });
    },
  });
}

/** Without a session whatever is asked would only be refused, also what a part of the page asks that comes late. */
function stopAsking(queryClient: QueryClient): () => void {
  void queryClient.cancelQueries();
  return queryClient.getQueryCache().subscribe((event) => {
    const isAsked = event.type === 'updated' && event.action.type === 'fetch';
    if (isAsked) queueMicrotask(() => void event.query.cancel({ revert: true }));
  });
}
