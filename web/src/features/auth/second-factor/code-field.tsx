import { useEffect, useRef, type ComponentProps } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { noAutocorrect } from '../no-autocorrect.ts';
import styles from '../account-form.module.css';

interface CodeFieldProps extends ComponentProps<'input'> {
  error: string | undefined;
}

/** The six digits of an app, or a recovery code where the app is not at hand. The focus comes to it. */
export function CodeField({ error, ...native }: CodeFieldProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('input')?.focus();
  }, []);
  return (
    <div ref={place}>
      <Field label={t('auth.code.label')} hint={t('auth.code.hint')} error={error}>
        <Input
          {...native}
          {...noAutocorrect}
          autoComplete="one-time-code"
          className={styles.code}
          maxLength={20}
        />
      </Field>
    </div>
  );
}
