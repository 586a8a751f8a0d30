import { deletionDays } from '@girone/contract/rules';
import { Trash2 } from '../../ui/images/icons.ts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { DialogFallback } from '../../lib/loading/dialog-fallback.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import styles from './delete-account.module.css';
import type { Owner } from './use-own-proof.ts';

/** Nearly nobody opens it. */
const DeletionDialog = lazyComponent(
  async () => (await import('./deletion-dialog.tsx')).DeletionDialog,
  function DeletionFallback({ onClose }) {
    const { t } = useTranslation();
    const title = t('settingsPage.deletion.title');
    return <DialogFallback title={title} height={120} onClose={onClose} />;
  },
);

const consequences = ['personal', 'posts', 'votes', 'films', 'circles'] as const;

interface DeleteAccountProps {
  owner: Owner;
  /** It is decided; `deletesAt` is when it will be done. */
  onRequested: (deletesAt: string) => void;
}

/** What exactly is deleted and what stays, before anybody decides. */
export function DeleteAccount({ owner, onRequested }: DeleteAccountProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <ul className={styles.consequences}>
        {consequences.map((what) => (
          <li key={what}>{t(`settingsPage.deletion.${what}`)}</li>
        ))}
      </ul>
      <p className={styles.wait}>{t('settingsPage.deletion.wait', { days: deletionDays })}</p>
      <Button
        variant="danger"
        icon={<Trash2 {...buttonIcon} />}
        className={styles.action}
        onClick={() => setIsAsking(true)}
      >
        {t('settingsPage.deletion.action')}
      </Button>
      {isAsking && (
        <DeletionDialog
          owner={owner}
          onRequested={onRequested}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
