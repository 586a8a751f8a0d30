import { deletionDays } from '@girone/contract/rules';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { FormDialog } from '../../lib/contract-form/form-dialog.tsx';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { PasswordField } from './password-field.tsx';

const loadCheck = async () => (await import('./account-checks.ts')).accountChecks.deleteAccount;

interface DeletionDialogProps {
  onRequested: (deletesAt: string) => void;
  onClose: () => void;
}

/** Asks for the password: whoever finds an open page must not be able to end an account. */
export function DeletionDialog({ onRequested, onClose }: DeletionDialogProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const contractForm = useContractForm({
    loadCheck,
    defaultValues: { password: '' },
    fallback: t('settingsPage.deletion.failed'),
    refusedFields: { password_wrong: 'password' },
    async send(body) {
      const { deletesAt } = await callApi('POST /api/users/deletion', { body });
      onRequested(deletesAt);
    },
  });
  const { form, errors, isPending } = contractForm;

  return (
    <FormDialog
      danger
      title={t('settingsPage.deletion.title')}
      description={t('settingsPage.deletion.text', { days: deletionDays })}
      submitLabel={t('settingsPage.deletion.action')}
      pendingLabel={t('settingsPage.deletion.pending')}
      contractForm={contractForm}
      onClose={onClose}
    >
      <PasswordField
        {...form.register('password')}
        label={t('settingsPage.password.current')}
        error={errors.password?.message}
        autoComplete="current-password"
        isShown={isShown && !isPending}
        onShownChange={setIsShown}
      />
    </FormDialog>
  );
}
