import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import styles from './account-form.module.css';
import { PasswordField } from './password-field.tsx';
import { StrengthHint } from './strength-hint.tsx';

const loadCheck = async () => (await import('./account-checks.ts')).accountChecks.changePassword;

const empty = { currentPassword: '', newPassword: '' };

interface ChangePasswordProps {
  username: string;
  /** The other sessions have ended with the old one. */
  onChanged: () => void;
}

export function ChangePassword({ username, onChanged }: ChangePasswordProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const { form, errors, isPending, failure, submit } = useContractForm({
    loadCheck,
    defaultValues: empty,
    fallback: t('settingsPage.password.failed'),
    refusedFields: { password_wrong: 'currentPassword' },
    async send(body) {
      await callApi('POST /api/users/password', { body });
      form.reset(empty);
      setIsShown(false);
      onChanged();
      showToast({
        title: t('settingsPage.password.done'),
        description: t('settingsPage.password.doneText'),
      });
    },
  });
  const { register, watch } = form;
  const isVisible = isShown && !isPending;
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {/* Whose password it is, for the program that keeps it. */}
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <div className={styles.pair}>
        <PasswordField
          {...register('currentPassword')}
          label={t('settingsPage.password.current')}
          error={errors.currentPassword?.message}
          autoComplete="current-password"
          isShown={isVisible}
        />
        <PasswordField
          {...register('newPassword')}
          label={t('auth.field.newPassword')}
          hint={<StrengthHint password={watch('newPassword')} username={username} />}
          error={errors.newPassword?.message}
          autoComplete="new-password"
          isShown={isVisible}
          onShownChange={setIsShown}
        />
      </div>
      <FormError>{failure}</FormError>
      <Button
        type="submit"
        className={styles.aside}
        pending={isPending}
        pendingLabel={t('shared.form.saving')}
      >
        {t('settingsPage.password.submit')}
      </Button>
    </form>
  );
}
