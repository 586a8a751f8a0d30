import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { buttonIcon } from '../ui/icon-look.ts';
import { Input } from '../ui/input.tsx';
import { showToast } from '../ui/toast-store.ts';
import styles from './copy-field.module.css';

interface CopyFieldProps {
  label: string;
  hint?: string | undefined;
  value: string;
  /** It has the focus, and is selected, when it appears. */
  selected?: boolean | undefined;
}

/** Something to be copied; it stands there for whoever has to do it by hand. */
export function CopyField({ label, hint, value, selected = false }: CopyFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (selected) field.current?.focus();
  }, [selected]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ title: t('shared.copy.done') });
    } catch {
      // Not over https, or forbidden: the text is selected, to be copied by hand.
      field.current?.focus();
      field.current?.select();
      showToast({ title: t('shared.copy.failed'), variant: 'destructive' });
    }
  }

  return (
    <Field label={label} hint={hint}>
      <div className={styles.copy}>
        <Input ref={field} readOnly value={value} onFocus={({ target }) => target.select()} />
        <Button
          variant="secondary"
          icon={<Copy {...buttonIcon} />}
          aria-label={t('shared.copy.named', { what: label })}
          onClick={() => void copy()}
        >
          {t('shared.copy.action')}
        </Button>
      </div>
    </Field>
  );
}
