import type { CurrentUser } from '@girone/contract/auth';
import { pages } from '@girone/contract/pages';
import { limits } from '@girone/contract/rules';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { leftOut } from '../../lib/contract-form/typed-values.ts';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Acceptance } from './acceptance.tsx';
import styles from './account-form.module.css';
import { PasswordField } from './password-field.tsx';
import { noAutocorrect } from './no-autocorrect.ts';
import { StrengthHint } from './strength-hint.tsx';
import { SubmitPart } from './submit-part.tsx';

const loadCheck = async () => (await import('./account-checks.ts')).accountChecks.register;

interface RegisterFormProps {
  onSignedIn: (user: CurrentUser) => void;
}

export function RegisterForm({ onSignedIn }: RegisterFormProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const { form, errors, isPending, failure, submit } = useContractForm({
    loadCheck,
    defaultValues: { username: '', email: '', password: '', confirmPassword: '' },
    fallback: t('auth.register.failed'),
    async send({ acceptTerms: _terms, acceptPrivacy: _privacy, ...body }) {
      const user = await callApi('POST /api/register', { body });
      showToast({
        title: t('auth.register.success'),
        description: t('auth.register.welcome', { name: user.firstName ?? user.username }),
      });
      onSignedIn(user);
    },
  });
  const { register, watch } = form;
  const [username, password] = watch(['username', 'password']);

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <Field
        label={t('auth.field.username')}
        hint={t('auth.hint.username', limits.username)}
        error={errors.username?.message}
      >
        <Input {...register('username')} {...noAutocorrect} autoComplete="username" />
      </Field>
      <Field label={t('auth.field.email')} error={errors.email?.message}>
        <Input {...register('email')} {...noAutocorrect} type="email" autoComplete="email" />
      </Field>
      <div className={styles.pair}>
        <PasswordField
          {...register('password')}
          label={t('auth.field.password')}
          hint={<StrengthHint password={password} username={username} />}
          error={errors.password?.message}
          autoComplete="new-password"
          isShown={isShown && !isPending}
          onShownChange={setIsShown}
        />
        <PasswordField
          {...register('confirmPassword')}
          label={t('auth.field.confirmPassword')}
          error={errors.confirmPassword?.message}
          autoComplete="new-password"
          isShown={isShown && !isPending}
        />
        <Field
          label={t('auth.field.firstName')}
          optionalMark={t('shared.form.optional')}
          error={errors.firstName?.message}
        >
          <Input {...register('firstName', leftOut)} autoComplete="given-name" />
        </Field>
        <Field
          label={t('auth.field.lastName')}
          optionalMark={t('shared.form.optional')}
          error={errors.lastName?.message}
        >
          <Input {...register('lastName', leftOut)} autoComplete="family-name" />
        </Field>
      </div>
      <div>
        <Acceptance
          {...register('acceptTerms')}
          sentence={t('auth.register.acceptTerms')}
          href={pages.terms}
          error={errors.acceptTerms?.message}
        />
        <Acceptance
          {...register('acceptPrivacy')}
          sentence={t('auth.register.acceptPrivacy')}
          href={pages.privacy}
          error={errors.acceptPrivacy?.message}
        />
      </div>
      <SubmitPart
        failure={failure}
        isPending={isPending}
        label={t('auth.register.submit')}
        pendingLabel={t('auth.register.pending')}
      />
    </form>
  );
}
