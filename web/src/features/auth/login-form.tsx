import type { CurrentUser } from '@girone/contract/auth';
import { pages } from '@girone/contract/pages';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useContractForm } from '../../lib/contract-form/use-contract-form.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import styles from './account-form.module.css';
import { useReturnNavigation } from './use-return-navigation.ts';
import { LinkedSentence } from './linked-sentence.tsx';
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx';
import { CodeField } from './second-factor/code-field.tsx';
import { PasswordField } from './password-field.tsx';
import { noAutocorrect } from './no-autocorrect.ts';
import { SubmitPart } from './submit-part.tsx';

const loadCheck = async () => (await import('./account-checks.ts')).accountChecks.login;

interface LoginFields {
  username: string;
  password: string;
  /** Asked for once the password was right, of whoever has a second factor. */
  code: string | undefined;
}

const empty: LoginFields = { username: '', password: '', code: undefined };

interface LoginFormProps {
  onSignedIn: (user: CurrentUser) => void;
}

export function LoginForm({ onSignedIn }: LoginFormProps) {
  const { t } = useTranslation();
  const { follow } = useReturnNavigation();
  const [isShown, setIsShown] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const { form, errors, isPending, failure, submit } = useContractForm({
    loadCheck,
    defaultValues: empty,
    refusedFields: { second_factor_wrong: 'code' },
    fallback: t('auth.login.failed'),
    async send(body) {
      const user = await callApi('POST /api/login', { body }).catch((error: unknown) => {
        if (!isCodeAskedFor(error)) throw error;
        setNeedsCode(true);
        return null;
      });
      if (user !== null) welcome(user);
    },
  });

  function welcome(user: CurrentUser): void {
    showToast({
      title: t('auth.login.success'),
      description: t('auth.login.welcome', { name: user.firstName ?? user.username }),
    });
    onSignedIn(user);
  }

  if (needsCode) {
    return (
      <form noValidate onSubmit={submit} className={styles.form}>
        <CodeField {...form.register('code')} error={errors.code?.message} />
        <SubmitPart
          failure={failure}
          isPending={isPending}
          label={t('auth.login.submit')}
          pendingLabel={t('auth.login.pending')}
        />
        <Button
          variant="ghost"
          className={styles.back}
          onClick={() => {
            form.reset({ ...form.getValues(), password: '', code: undefined });
            setNeedsCode(false);
          }}
        >
          {t('auth.code.back')}
        </Button>
      </form>
    );
  }

  return (
    <Stack gap={5}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <Field
          label={t('auth.field.username')}
          hint={t('auth.hint.login')}
          error={errors.username?.message}
        >
          <Input
            {...form.register('username')}
            {...noAutocorrect}
            autoComplete="username webauthn"
          />
        </Field>
        <PasswordField
          {...form.register('password')}
          label={t('auth.field.password')}
          error={errors.password?.message}
          autoComplete="current-password"
          isShown={isShown && !isPending}
          onShownChange={setIsShown}
        />
        <TextLink
          standalone
          href={pages.passwordReset}
          className={styles.aside}
          onClick={follow(pages.passwordReset)}
        >
          {t('auth.login.forgot')}
        </TextLink>
        <SubmitPart
          failure={failure}
          isPending={isPending}
          label={t('auth.login.submit')}
          pendingLabel={t('auth.login.pending')}
        />
      </form>
      <PasskeySignIn onSignedIn={welcome} />
      <p className={styles.legal}>
        <LinkedSentence
          sentence={t('auth.login.legal')}
          links={{ terms: pages.terms, privacy: pages.privacy }}
        />
      </p>
    </Stack>
  );
}

function isCodeAskedFor(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second_factor_required';
}
