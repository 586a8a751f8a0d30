import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { PasswordDialog } from './password-dialog.tsx';

interface ConfirmPasswordDialogProps {
  username: string;
  onConfirmed: () => void;
  onClose: () => void;
}

/** The page stays as it is behind it: whoever gives the password goes on where they were. */
export function ConfirmPasswordDialog(props: ConfirmPasswordDialogProps) {
  const { username, onConfirmed, onClose } = props;
  const { t } = useTranslation();
  return (
    <PasswordDialog
      username={username}
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
