import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import styles from './account-form.module.css';
import { noAutocorrect } from './no-autocorrect.ts';
import { SubmitPart } from './submit-part.tsx';

const loadCheck = async () => (await import('./account-checks.ts')).accountChecks.requestReset;

interface RequestCodeFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  /** With the server's sentence: whether the address is known is never said. */
  onSent: (message: string) => void;
}

export function RequestCodeForm({ email, onEmailChange, onSent }: RequestCodeFormProps) {
  const { t } = useTranslation();
  const { form, errors, isPending, failure, submit } = useContractForm({
    loadCheck,
    defaultValues: { email },
    fallback: t('auth.reset.requestFailed'),
    async send(body) {
      const { message } = await callApi('POST /api/request-password-reset', { body });
      onEmailChange(body.email);
      onSent(message);
    },
  });

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Field label={t('auth.field.email')} error={errors.email?.message}>
        <Input
          {...form.register('email', {
            onChange: (event: { target: HTMLInputElement }) => onEmailChange(event.target.value),
          })}
          {...noAutocorrect}
          type="email"
          autoComplete="email"
        />
      </Field>
      <SubmitPart
        failure={failure}
        isPending={isPending}
        label={t('auth.reset.request')}
        pendingLabel={t('auth.reset.requesting')}
      />
    </form>
  );
}
