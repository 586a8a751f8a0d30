import { pages } from '@girone/contract/pages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { forgetSeen } from '../../lib/forget-seen.ts';
import { usePageReload } from '../../lib/page-reload.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Ends the session; nothing of it stays: what was kept is forgotten, and the page starts anew. */
export function useLogOut() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { reloadAt } = usePageReload();
  return useMutation({
    async mutationFn() {
      await callApi('POST /api/logout');
      await forgetSeen();
    },
    onSuccess() {
      queryClient.clear();
      reloadAt(pages.home);
    },
    onError(error) {
      showToast({
        title: t('session.logout.failed'),
        description: error instanceof ApiError ? error.serverMessage : undefined,
        variant: 'destructive',
      });
    },
  });
}
