import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api-client.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { postsRoot } from './posts.queries.ts';

interface BlockQuestionProps {
  username: string;
  onOpenChange: (open: boolean) => void;
}

/** Says what a block does to both before it is done. */
export function BlockQuestion({ username, onOpenChange }: BlockQuestionProps) {
  const { t } = useTranslation();
  const failure = useFailureText();
  const queryClient = useQueryClient();
  const block = useMutation({
    mutationFn: () => callApi('POST /api/users/:username/block', { params: { username } }),
    async onSuccess() {
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [root, , part] }) => root === postsRoot || part === 'comments',
      });
      onOpenChange(false);
      showToast({
        title: t('critics.block.done', { username }),
        description: t('critics.block.doneText'),
      });
    },
    onError(error) {
      showToast({
        title: t('critics.block.failedTitle'),
        description: failure(error, t('critics.block.failed')),
        variant: 'destructive',
      });
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onOpenChange}
      title={t('critics.block.title', { username })}
      confirmLabel={t('critics.block.confirm')}
      cancelLabel={t('shared.cancel')}
      pending={block.isPending}
      pendingLabel={t('critics.block.blocking')}
      onConfirm={() => block.mutate()}
    >
      <p>{t('critics.block.sees')}</p>
      <p>{t('critics.block.follows')}</p>
      <p>{t('critics.block.silent')}</p>
    </ConfirmDialog>
  );
}
