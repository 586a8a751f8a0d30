import { emailChange } from '@girone/contract/rules';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import styles from './account-form.module.css';
import { PasswordField } from './password-field.tsx';
import { noAutocorrect } from './no-autocorrect.ts';
import { useOwnProof, type Owner } from './use-own-proof.ts';

const loadCheck = async () => (await import('./account-checks.ts')).accountChecks.changeEmail;

const empty = { email: '', password: '' };

/** Asks for a link to the new address: until it is opened, the old one stays. */
export function ChangeEmail({ owner }: { owner: Owner }) {
  const { t } = useTranslation();
  const prove = useOwnProof(owner);
  const [isShown, setIsShown] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, errors, isPending, failure, submit } = useContractForm({
    loadCheck,
    defaultValues: empty,
    fallback: t('settingsPage.email.failed'),
    refusedFields: { password_wrong: 'password', email_taken: 'email' },
    async send({ email, password }) {
      setSentTo(null);
      const proof = await prove(password);
      if (proof === null) return;
      await callApi('POST /api/users/email', { body: { email, ...proof } });
      setSentTo(email);
      setIsShown(false);
      form.reset(empty);
    },
  });
  const { register } = form;
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <div className={styles.pair}>
        <Field label={t('settingsPage.email.new')} error={errors.email?.message}>
          <Input {...register('email')} {...noAutocorrect} type="email" autoComplete="email" />
        </Field>
        {owner.hasPassword && (
          <PasswordField
            {...register('password')}
            label={t('settingsPage.password.current')}
            error={errors.password?.message}
            autoComplete="current-password"
            isShown={isShown && !isPending}
            onShownChange={setIsShown}
          />
        )}
      </div>
      <FormError>{failure}</FormError>
      <div aria-live="polite">
        {sentTo !== null && (
          <Banner kind="wait" title={t('settingsPage.email.sent', { email: sentTo })}>
            {t('settingsPage.email.sentText', { hours: emailChange.lifetimeHours })}
          </Banner>
        )}
      </div>
      <Button
        type="submit"
        className={styles.aside}
        pending={isPending}
        pendingLabel={t('settingsPage.email.sending')}
      >
        {t('settingsPage.email.submit')}
      </Button>
    </form>
  );
}
