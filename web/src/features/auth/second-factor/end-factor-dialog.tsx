import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { callApi } from '../../../lib/api/api-client.ts';
import { FormDialog } from '../../../lib/contract-form/form-dialog.tsx';
import { useContractForm } from '../../../lib/contract-form/use-contract-form.ts';
import { announce } from '../../../ui/accessibility/announce.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { PasswordField } from '../password-field.tsx';
import { CodeField } from './code-field.tsx';
import { useOwnProof, type Owner } from '../use-own-proof.ts';

const loadCheck = async () => (await import('../account-checks.ts')).accountChecks.endFactor;

interface EndFactorDialogProps {
  owner: Owner;
  onEnded: () => void;
  onClose: () => void;
}

export function EndFactorDialog({ owner, onEnded, onClose }: EndFactorDialogProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const prove = useOwnProof(owner);
  const contractForm = useContractForm({
    loadCheck,
    defaultValues: { password: '', code: '' },
    fallback: t('secondFactor.failed'),
    refusedFields: { password_wrong: 'password', second_factor_wrong: 'code' },
    async send({ code, password }) {
      const proof = await prove(password);
      if (proof === null) return;
      await callApi('POST /api/users/second-factor/end', { body: { code, ...proof } });
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
        {owner.hasPassword && (
          <>
            <input hidden readOnly name="username" autoComplete="username" value={owner.username} />
            <PasswordField
              {...form.register('password')}
              label={t('settingsPage.password.current')}
              error={errors.password?.message}
              autoComplete="current-password"
              isShown={isShown && !isPending}
              onShownChange={setIsShown}
            />
          </>
        )}
      </Stack>
    </FormDialog>
  );
}
