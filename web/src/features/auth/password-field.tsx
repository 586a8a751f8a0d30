import { Eye, EyeOff } from '../../ui/images/icons.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Field } from '../../ui/forms/field.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Input } from '../../ui/forms/input.tsx';
import styles from './password-field.module.css';
import { noAutocorrect } from './no-autocorrect.ts';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  isShown: boolean;
  /** Without it the field follows the switch of another. */
  onShownChange?: (isShown: boolean) => void;
};

/** A password, with the switch that shows what is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, isShown, onShownChange, ...native } = props;
  const { t } = useTranslation();
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      <div className={styles.box}>
        <Input
          {...native}
          {...noAutocorrect}
          type={isShown ? 'text' : 'password'}
          className={onShownChange && styles.withSwitch}
        />
        {onShownChange && (
          <IconButton
            label={t('auth.field.showPassword')}
            aria-pressed={isShown}
            className={styles.switch}
            onClick={() => onShownChange(!isShown)}
          >
            <Icon {...buttonIcon} />
          </IconButton>
        )}
      </div>
    </Field>
  );
}
