import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { callApi } from '../../../lib/api/api-client.ts';
import { useFailureText } from '../../../lib/api/use-failure-text.ts';
import { useInvalidateAllQueries } from '../../../lib/api/use-invalidate-all-queries.ts';

export interface BlockQuestionProps {
  username: string;
  /** Asks again for what is on screen; settles when the answers are there. */
  onBlocked: () => Promise<void>;
  onClose: () => void;
}

/** Says what a block does to both before it is done. */
export function BlockQuestion({ username, onBlocked, onClose }: BlockQuestionProps) {
  const { t } = useTranslation();
  const failure = useFailureText();
  const forget = useInvalidateAllQueries();
  const block = useMutation({
    mutationFn: () => callApi('POST /api/users/:username/block', { params: { username } }),
    async onSuccess() {
      forget();
      await onBlocked();
      onClose();
      showToast({ title: t('moderation.block.done', { username }) });
    },
    onError(error) {
      showToast({
        title: t('moderation.block.failedTitle'),
        description: failure(error, t('moderation.block.failed')),
        variant: 'destructive',
      });
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title={t('moderation.block.title', { username })}
      confirmLabel={t('moderation.block.confirm')}
      cancelLabel={t('shared.cancel')}
      pending={block.isPending}
      pendingLabel={t('moderation.block.blocking')}
      onConfirm={() => block.mutate()}
    >
      <p>{t('moderation.block.sees')}</p>
      <p>{t('moderation.block.follows')}</p>
      <p>{t('moderation.block.silent')}</p>
    </ConfirmDialog>
  );
}
