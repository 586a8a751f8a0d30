import { Copy, Download, Printer } from '../../../ui/images/icons.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { buttonIcon } from '../../../ui/images/icon-sizes.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import styles from './recovery-codes.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** They are shown this once: whoever leaves before saying that they are kept is asked. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const [isKept, setIsKept] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const text = codes.join('\n');

  useEffect(() => {
    if (isKept) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isKept]);

  function leave(): void {
    if (isKept || wasAsked) onClose();
    else setWasAsked(true);
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: t('secondFactor.fresh.copied') });
    } catch {
      showToast({ title: t('secondFactor.fresh.copyFailed'), variant: 'destructive' });
    }
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={leave}
      title={t('secondFactor.fresh.title')}
      description={t('secondFactor.fresh.text')}
      closeLabel={t('shared.close')}
      footer={
        <Button variant={wasAsked && !isKept ? 'danger' : 'primary'} onClick={leave}>
          {wasAsked && !isKept ? t('secondFactor.fresh.leave') : t('secondFactor.fresh.done')}
        </Button>
      }
    >
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        <Button
          variant="secondary"
          icon={<Copy {...buttonIcon} />}
          onClick={() => {
            void copy();
          }}
        >
          {t('secondFactor.fresh.copy')}
        </Button>
        <Button
          variant="secondary"
          icon={<Download {...buttonIcon} />}
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'girone.txt')}
        >
          {t('secondFactor.fresh.download')}
        </Button>
        <Button
          variant="secondary"
          icon={<Printer {...buttonIcon} />}
          onClick={() => window.print()}
        >
          {t('secondFactor.fresh.print')}
        </Button>
      </div>
      <Checkbox
        label={t('secondFactor.fresh.kept')}
        checked={isKept}
        onChange={({ target }) => setIsKept(target.checked)}
      />
      <FormError>{wasAsked && !isKept ? t('secondFactor.fresh.ask') : null}</FormError>
    </Dialog>
  );
}
