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
import { useOwnProof, type Owner } from './use-own-proof.ts';

const loadCheck = async () => (await import('./account-checks.ts')).accountChecks.changePassword;

const empty = { currentPassword: '', newPassword: '' };

interface ChangePasswordProps {
  owner: Owner;
  /** The other sessions have ended with the old one. */
  onChanged: () => void;
}

/** Or sets one again, of whoever has removed theirs and says with a passkey that it is they. */
export function ChangePassword({ owner, onChanged }: ChangePasswordProps) {
  const { t } = useTranslation();
  const { username, hasPassword } = owner;
  const prove = useOwnProof(owner);
  const [isShown, setIsShown] = useState(false);
  const { form, errors, isPending, failure, submit } = useContractForm({
    loadCheck,
    defaultValues: empty,
    fallback: t('settingsPage.password.failed'),
    refusedFields: { password_wrong: 'currentPassword' },
    async send({ currentPassword, newPassword }) {
      const proof = await prove(currentPassword);
      if (proof === null) return;
      const { password, passkey } = proof;
      const body = { currentPassword: password, passkey, newPassword };
      await callApi('POST /api/users/password', { body });
      form.reset(empty);
      setIsShown(false);
      onChanged();
      showToast({
        title: t(hasPassword ? 'settingsPage.password.done' : 'settingsPage.password.wasSet'),
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
        {hasPassword && (
          <PasswordField
            {...register('currentPassword')}
            label={t('settingsPage.password.current')}
            error={errors.currentPassword?.message}
            autoComplete="current-password"
            isShown={isVisible}
          />
        )}
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
        variant="secondary"
        className={styles.aside}
        pending={isPending}
        pendingLabel={t('shared.form.saving')}
      >
        {t(hasPassword ? 'settingsPage.password.submit' : 'settingsPage.password.set')}
      </Button>
    </form>
  );
}
