import { deletionDays } from '@girone/contract/rules';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api-client.ts';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { PasswordField } from './password-field.tsx';

const loadCheck = async () => (await import('./account-checks.ts')).accountChecks.deleteAccount;

interface DeletionDialogProps {
  onRequested: (deletesAt: string) => void;
  onClose: () => void;
}

/** Asks for the password: whoever finds an open page must not be able to end an account. */
export function DeletionDialog({ onRequested, onClose }: DeletionDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [isShown, setIsShown] = useState(false);
  const { form, errors, isPending, failure, submit } = useContractForm({
    loadCheck,
    defaultValues: { password: '' },
    fallback: t('settingsPage.deletion.failed'),
    refusedFields: { password_wrong: 'password' },
    async send(body) {
      const { deletesAt } = await callApi('POST /api/users/deletion', { body });
      onRequested(deletesAt);
    },
  });

  /** What is being sent cannot be taken back: the dialog stays until there is an answer. */
  function leave(): void {
    if (!isPending) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={leave}
      title={t('settingsPage.deletion.title')}
      description={t('settingsPage.deletion.text', { days: deletionDays })}
      closeLabel={t('shared.close')}
      footer={
        <>
          <Button variant="ghost" onClick={leave}>
            {t('shared.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger-solid"
            pending={isPending}
            pendingLabel={t('settingsPage.deletion.pending')}
          >
            {t('settingsPage.deletion.action')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <PasswordField
          {...form.register('password')}
          label={t('settingsPage.password.current')}
          error={errors.password?.message}
          autoComplete="current-password"
          isShown={isShown && !isPending}
          onShownChange={setIsShown}
        />
      </form>
      <FormError>{failure}</FormError>
    </Dialog>
  );
}
