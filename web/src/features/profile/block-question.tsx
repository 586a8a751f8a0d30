import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api-client.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useForgetAnswers } from './blocked-person.tsx';
import { useProfileAction } from './use-profile-action.ts';

interface BlockQuestionProps {
  username: string;
  onClose: () => void;
}

/** Says what a block does to both before it is done. */
export function BlockQuestion({ username, onClose }: BlockQuestionProps) {
  const { t } = useTranslation();
  const forget = useForgetAnswers();
  const block = useProfileAction({
    act: () => callApi('POST /api/users/:username/block', { params: { username } }),
    said: t('profile.block.done', { username }),
    fallback: t('profile.block.failed'),
    onDone() {
      onClose();
      forget();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title={t('profile.block.title', { username })}
      confirmLabel={t('profile.block.confirm')}
      cancelLabel={t('shared.cancel')}
      pending={block.isPending}
      pendingLabel={t('profile.block.blocking')}
      onConfirm={() => block.mutate()}
    >
      <p>{t('profile.block.sees')}</p>
      <p>{t('profile.block.follows')}</p>
      <p>{t('profile.block.silent')}</p>
    </ConfirmDialog>
  );
}
