import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FormDialog } from '../../../lib/contract-form/form-dialog.tsx';
import { useContractForm } from '../../../lib/contract-form/use-contract-form.ts';
import { PasswordField } from '../password-field.tsx';

const loadCheck = async () => (await import('../account-checks.ts')).accountChecks.beginFactor;

interface PasswordStepProps {
  username: string;
  title: string;
  description: string;
  submitLabel: string;
  /** What the password opens. */
  send: (body: { password: string }) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password first: an open page in other hands must not change how somebody signs in. */
export function PasswordStep(props: PasswordStepProps) {
  const { username, title, description, submitLabel, send, onClose } = props;
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const contractForm = useContractForm({
    loadCheck,
    defaultValues: { password: '' },
    fallback: t('secondFactor.failed'),
    refusedFields: { password_wrong: 'password' },
    send,
  });
  const { form, errors, isPending } = contractForm;
  return (
    <FormDialog
      title={title}
      description={description}
      submitLabel={submitLabel}
      pendingLabel={t('auth.again.pending')}
      contractForm={contractForm}
      onClose={onClose}
    >
      {/* Whose password it is, for the program that keeps it. */}
      <input hidden readOnly name="username" autoComplete="username" value={username} />
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
