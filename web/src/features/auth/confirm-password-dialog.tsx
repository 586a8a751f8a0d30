import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { FormDialog } from '../../lib/contract-form/form-dialog.tsx';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { PasswordField } from './password-field.tsx';

const loadCheck = async () => (await import('./account-checks.ts')).accountChecks.confirmPassword;

interface ConfirmPasswordDialogProps {
  username: string;
  onConfirmed: () => void;
  onClose: () => void;
}

/** The page stays as it is behind it: whoever gives the password goes on where they were. */
export function ConfirmPasswordDialog(props: ConfirmPasswordDialogProps) {
  const { username, onConfirmed, onClose } = props;
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const contractForm = useContractForm({
    loadCheck,
    defaultValues: { password: '' },
    fallback: t('auth.again.failed'),
    refusedFields: { password_wrong: 'password' },
    async send(body) {
      await callApi('POST /api/users/password/confirm', { body });
      onConfirmed();
    },
  });
  const { form, errors, isPending } = contractForm;

  return (
    <FormDialog
      title={t('auth.again.title')}
      description={t('auth.again.text')}
      submitLabel={t('auth.again.submit')}
      pendingLabel={t('auth.again.pending')}
      contractForm={contractForm}
      onClose={onClose}
    >
      {/* Whose password it is, for the program that keeps it. */}
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <PasswordField
        {...form.register('password')}
        label={t('auth.field.password')}
        error={errors.password?.message}
        autoComplete="current-password"
        isShown={isShown && !isPending}
        onShownChange={setIsShown}
      />
    </FormDialog>
  );
}
