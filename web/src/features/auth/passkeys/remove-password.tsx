import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { Owner } from '../use-own-proof.ts';
import { LazyRemovePasswordDialog } from './lazy-passkey-dialogs.tsx';
import { waysInQuery } from './passkeys.queries.ts';
import styles from './passkeys.module.css';

interface RemovePasswordProps {
  owner: Owner;
  onRemoved: () => void;
}

/** For whoever has enough other ways in; the others learn what is missing. */
export function RemovePassword({ owner, onRemoved }: RemovePasswordProps) {
  const { t } = useTranslation();
  const { data } = useQuery(waysInQuery);
  const [isAsking, setIsAsking] = useState(false);
  if (data === undefined) return null;
  if (!owner.hasPassword) return <p className={styles.note}>{t('passkeys.password.gone')}</p>;
  if (!data.isPasswordRemovable) {
    return <p className={styles.note}>{t('passkeys.password.needed')}</p>;
  }
  return (
    <>
      <Button variant="ghost" className={styles.action} onClick={() => setIsAsking(true)}>
        {t('passkeys.password.action')}
      </Button>
      {isAsking && (
        <LazyRemovePasswordDialog
          owner={owner}
          onRemoved={() => {
            setIsAsking(false);
            onRemoved();
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
