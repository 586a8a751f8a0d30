import { pages } from '@girone/contract/pages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api-client.ts';
import { forgetSeen } from '../../lib/forget-seen.ts';
import { LiveContext } from '../../lib/live.ts';
import { usePageReload } from '../../lib/page-reload.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Ends the session; nothing of it stays: what was kept is forgotten, and the page starts anew. */
export function useLogOut() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const live = use(LiveContext);
  const { reload, reloadAt } = usePageReload();
  const failure = useFailureText();
  return useMutation({
    async mutationFn() {
      // Whatever is asked from now on would only be refused.
      live?.stop();
      await queryClient.cancelQueries();
      await callApi('POST /api/logout');
      await forgetSeen();
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
