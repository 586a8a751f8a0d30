import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { PasswordDialog } from './password-dialog.tsx';
import type { Owner } from './use-own-proof.ts';

interface ConfirmPasswordDialogProps {
  owner: Owner;
  onConfirmed: () => void;
  onClose: () => void;
}

/** The page stays as it is behind it: whoever gives the password goes on where they were. */
export function ConfirmPasswordDialog(props: ConfirmPasswordDialogProps) {
  const { owner, onConfirmed, onClose } = props;
  const { t } = useTranslation();
  return (
    <PasswordDialog
      owner={owner}
      title={t('auth.again.title')}
      description={t('auth.again.text')}
      label={t('auth.field.password')}
      submitLabel={t('auth.again.submit')}
      pendingLabel={t('auth.again.pending')}
      fallback={t('auth.again.failed')}
      send={async (body) => {
        await callApi('POST /api/users/password/confirm', { body });
        onConfirmed();
      }}
      onClose={onClose}
    />
  );
}
