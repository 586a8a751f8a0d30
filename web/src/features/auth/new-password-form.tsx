import { resetCode } from '@girone/contract/rules';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import styles from './account-form.module.css';
import { digitsOnly } from './digits-only.ts';
import { PasswordField } from './password-field.tsx';
import { noAutocorrect } from './no-autocorrect.ts';
import { StrengthHint } from './strength-hint.tsx';
import { SubmitPart } from './submit-part.tsx';

const loadCheck = async () => (await import('./account-checks.ts')).accountChecks.reset;

interface NewPasswordFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  onUpdated: () => void;
}

type ResetField = 'email' | 'otp' | 'newPassword' | 'confirmPassword';

export function NewPasswordForm({ email, onEmailChange, onUpdated }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const emptyId = useId();
  const [isShown, setIsShown] = useState(false);
  const { form, errors, isPending, failure, submit } = useContractForm({
    loadCheck,
    defaultValues: { email, otp: '', newPassword: '', confirmPassword: '' },
    fallback: t('auth.reset.updateFailed'),
    refusedFields: { reset_code_wrong: 'otp' },
    async send({ confirmPassword: _repeated, ...body }) {
      await callApi('POST /api/reset-password', { body });
      onUpdated();
    },
  });
  const { register, watch } = form;
  // In the order of the form: the first of them that is wrong gets the focus.
  const address = register('email', {
    onChange: (event: { target: HTMLInputElement }) => onEmailChange(event.target.value),
  });
  const otp = register('otp');
  const isHidden = !isShown || isPending;

  // One sentence for all the fields that are empty, said once below them.
  const emptyError = Object.values(errors).find((error) => isEmptyError(error));

  function errorOf(name: ResetField): string | undefined {
    return isEmptyError(errors[name]) ? undefined : errors[name]?.message;
  }

  function emptyMark(name: ResetField) {
    return isEmptyError(errors[name]) ? { 'aria-invalid': true, 'aria-describedby': emptyId } : {};
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Field label={t('auth.field.email')} error={errorOf('email')}>
        <Input
          {...address}
          {...noAutocorrect}
          {...emptyMark('email')}
          type="email"
          autoComplete="email"
        />
      </Field>
      <Field
        label={t('auth.field.code')}
        hint={t('auth.hint.code', {
          digits: resetCode.length,
          minutes: resetCode.lifetimeMinutes,
        })}
        error={errorOf('otp')}
      >
        <Input
          {...otp}
          {...noAutocorrect}
          {...emptyMark('otp')}
          inputMode="numeric"
          autoComplete="one-time-code"
          className={styles.code}
          onChange={(event) => {
            event.target.value = digitsOnly(event.target.value);
            void otp.onChange(event);
          }}
        />
      </Field>
      <div className={styles.pair}>
        <PasswordField
          {...register('newPassword')}
          {...emptyMark('newPassword')}
          label={t('auth.field.newPassword')}
          hint={<StrengthHint password={watch('newPassword')} username={nameIn(email)} />}
          error={errorOf('newPassword')}
          autoComplete="new-password"
          isShown={!isHidden}
          onShownChange={setIsShown}
        />
        <PasswordField
          {...register('confirmPassword')}
          {...emptyMark('confirmPassword')}
          label={t('auth.field.confirmPassword')}
          error={errorOf('confirmPassword')}
          autoComplete="new-password"
          isShown={!isHidden}
        />
      </div>
      {emptyError?.message !== undefined && (
        <FormError id={emptyId}>{emptyError.message}</FormError>
      )}
      <SubmitPart
        failure={failure}
        isPending={isPending}
        label={t('auth.reset.update')}
        pendingLabel={t('auth.reset.updating')}
      />
    </form>
  );
}

function isEmptyError(error: { type?: unknown } | undefined): boolean {
  return error?.type === 'all_fields_required';
}

/** What stands before the at sign is a name that a guesser tries too. */
function nameIn(email: string): string {
  return email.split('@', 1)[0] ?? '';
}
