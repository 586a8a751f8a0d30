import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { callApi } from '../../../lib/api/api-client.ts';
import { FormDialog } from '../../../lib/contract-form/form-dialog.tsx';
import { useContractForm } from '../../../lib/contract-form/use-contract-form.ts';
import { announce } from '../../../ui/accessibility/announce.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { PasswordField } from '../password-field.tsx';
import { CodeField } from './code-field.tsx';

const loadCheck = async () => (await import('../account-checks.ts')).accountChecks.endFactor;

interface EndFactorDialogProps {
  username: string;
  onEnded: () => void;
  onClose: () => void;
}

export function EndFactorDialog({ username, onEnded, onClose }: EndFactorDialogProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const contractForm = useContractForm({
    loadCheck,
    defaultValues: { password: '', code: '' },
    fallback: t('secondFactor.failed'),
    refusedFields: { password_wrong: 'password', second_factor_wrong: 'code' },
    async send(body) {
      await callApi('POST /api/users/second-factor/end', { body });
      announce(t('secondFactor.end.done'));
      onEnded();
    },
  });
  const { form, errors, isPending } = contractForm;
  return (
    <FormDialog
      danger
      title={t('secondFactor.end.title')}
      description={t('secondFactor.end.text')}
      submitLabel={t('secondFactor.end.action')}
      pendingLabel={t('auth.again.pending')}
      contractForm={contractForm}
      onClose={onClose}
    >
      <Stack gap={4}>
        <CodeField {...form.register('code')} error={errors.code?.message} />
        <input hidden readOnly name="username" autoComplete="username" value={username} />
        <PasswordField
          {...form.register('password')}
          label={t('settingsPage.password.current')}
          error={errors.password?.message}
          autoComplete="current-password"
          isShown={isShown && !isPending}
          onShownChange={setIsShown}
        />
      </Stack>
    </FormDialog>
  );
}
