import { CloudOff, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import styles from './connection-strips.module.css';
import { useIsOffline } from './use-connection.ts';
import { useServiceWorker } from './use-service-worker.ts';

/** Says that what is on screen is not the newest, or that the application itself is not. */
export function ConnectionStrips() {
  const { t } = useTranslation();
  const isDown = useIsOffline();
  const update = useServiceWorker();
  const [declined, setDeclined] = useState<typeof update>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- more than a line of text
    <div role="status" className={styles.place}>
      {isDown && (
        <p className={styles.strip}>
          <CloudOff aria-hidden size={18} />
          {t('navigation.offline')}
        </p>
      )}
      {!isDown && update !== null && update !== declined && (
        <div className={styles.strip}>
          <p className={styles.words}>{t('navigation.update.title')}</p>
          <Button size="small" onClick={update}>
            {t('navigation.update.action')}
          </Button>
          <IconButton
            size="small"
            label={t('settings.notices.close')}
            onClick={() => setDeclined(() => update)}
          >
            <X aria-hidden size={18} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
