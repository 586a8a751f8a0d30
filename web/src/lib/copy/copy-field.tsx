import { Copy } from '../../ui/images/icons.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ButtonVariant } from '../../ui/actions/button-style.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { Input } from '../../ui/forms/input.tsx';
import styles from './copy-field.module.css';
import { useCopy } from './use-copy.ts';

interface CopyFieldProps {
  label: string;
  hint?: string | undefined;
  value: string;
  /** It has the focus, and is selected, when it appears. */
  selected?: boolean | undefined;
  /** On a phone too the button stands beside the field, without its word. */
  beside?: boolean | undefined;
  /** Of its button. */
  variant?: ButtonVariant | undefined;
}

/** Something to be copied; it stands there for whoever has to do it by hand. */
export function CopyField(props: CopyFieldProps) {
  const { label, hint, value, selected = false, beside = false, variant = 'secondary' } = props;
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const copy = useCopy(field);

  useEffect(() => {
    if (selected) field.current?.focus();
  }, [selected]);

  return (
    <Field label={label} hint={hint}>
      <div className={joinClasses(styles.copy, beside && styles.beside)}>
        <Input ref={field} readOnly value={value} onFocus={({ target }) => target.select()} />
        <Button
          variant={variant}
          icon={<Copy {...buttonIcon} />}
          aria-label={t('shared.copy.named', { what: label })}
          onClick={() => void copy(value)}
        >
          <span className={styles.word}>{t('shared.copy.action')}</span>
        </Button>
      </div>
    </Field>
  );
}
