import { useTranslation } from '../../../i18n/use-translation.ts';
import { callApi } from '../../../lib/api/api-client.ts';
import { PasswordDialog } from '../password-dialog.tsx';
import type { Owner } from '../use-own-proof.ts';

interface RenewCodesDialogProps {
  owner: Owner;
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

export function RenewCodesDialog({ owner, onDone, onClose }: RenewCodesDialogProps) {
  const { t } = useTranslation();
  return (
    <PasswordDialog
      owner={owner}
      title={t('secondFactor.renew.title')}
      description={t('secondFactor.renew.text')}
      submitLabel={t('secondFactor.renew.submit')}
      label={t('settingsPage.password.current')}
      pendingLabel={t('auth.again.pending')}
      fallback={t('secondFactor.failed')}
      send={async (body) => {
        const answer = await callApi('POST /api/users/second-factor/recovery-codes', { body });
        onDone(answer.recoveryCodes);
      }}
      onClose={onClose}
    />
  );
}
