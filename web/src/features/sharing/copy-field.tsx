import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { buttonIcon } from '../../ui/icon-look.ts';
import { Input } from '../../ui/input.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './sharing.module.css';

interface CopyFieldProps {
  label: string;
  hint?: string | undefined;
  value: string;
}

/** Something to be copied; it stands there for whoever has to do it by hand. */
export function CopyField({ label, hint, value }: CopyFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ title: t('sharing.copied') });
    } catch {
      // Not over https, or forbidden: the text is selected, to be copied by hand.
      field.current?.focus();
      field.current?.select();
      showToast({ title: t('sharing.copyFailed'), variant: 'destructive' });
    }
  }

  return (
    <Field label={label} hint={hint}>
      <div className={styles.copy}>
        <Input ref={field} readOnly value={value} onFocus={({ target }) => target.select()} />
        <Button
          variant="secondary"
          icon={<Copy {...buttonIcon} />}
          aria-label={t('sharing.copyNamed', { what: label })}
          onClick={() => void copy()}
        >
          {t('sharing.copy')}
        </Button>
      </div>
    </Field>
  );
}
