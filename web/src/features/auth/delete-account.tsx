import { deletionDays } from '@girone/contract/rules';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';
import { DialogToCome } from '../../lib/loading/dialog-to-come.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import styles from './delete-account.module.css';

/** Nearly nobody opens it. */
const dialogs = latePart(() => import('./deletion-dialog.tsx'));

const consequences = ['personal', 'posts', 'votes', 'films', 'circles'] as const;

interface DeleteAccountProps {
  /** It is decided; `deletesAt` is when it will be done. */
  onRequested: (deletesAt: string) => void;
}

/** What exactly is deleted and what stays, before anybody decides. */
export function DeleteAccount({ onRequested }: DeleteAccountProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const { part, ...late } = useLatePart(dialogs, isAsking);
  const onClose = () => setIsAsking(false);
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
      {isAsking && part === null && (
        <DialogToCome
          {...late}
          title={t('settingsPage.deletion.title')}
          height={120}
          onClose={onClose}
        />
      )}
      {isAsking && part !== null && (
        <part.DeletionDialog onRequested={onRequested} onClose={onClose} />
      )}
    </>
  );
}
