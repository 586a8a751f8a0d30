import { CloudOff, X } from '../../ui/images/icons.ts';
import { useEffect, useState } from 'react';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { useOutage } from '../../lib/line/connection.ts';
import { ToastFallback } from '../../lib/loading/toast-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import styles from './connection-strips.module.css';
import { useServiceWorker } from './use-service-worker.ts';

const OutageWords = lazyComponent(
  withDictionaries(['keptVotes'], async () => (await import('./outage-words.tsx')).OutageWords),
);

const KeptDialog = lazyComponent(
  withDictionaries(['keptVotes'], async () => (await import('./kept-dialog.tsx')).KeptDialog),
  ToastFallback,
);

/** Below the top bar: since when there is no line, and what can be done all the same. */
export function OutageStrip() {
  const outage = useOutage();
  const [isListShown, setIsListShown] = useState(false);
  // Once the line is gone it is too late to fetch them, where no service worker has them.
  useEffect(() => OutageWords.preloadOnInteraction(), []);
  useEffect(() => KeptDialog.preloadOnInteraction(), []);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- more than a line of text */}
      <div role="status">
        {outage !== null && (
          <OutageWords
            since={outage.since}
            icon={<CloudOff aria-hidden size={20} />}
            onOpenList={() => setIsListShown(true)}
          />
        )}
      </div>
      {/* It stays when the line is back, and tells what becomes of them then. */}
      {isListShown && <KeptDialog onClose={() => setIsListShown(false)} />}
    </>
  );
}

/** At the bottom: that the application itself is not the newest. */
export function UpdateStrip() {
  const { t } = useTranslation();
  const isOut = useOutage() !== null;
  const update = useServiceWorker();
  const [declined, setDeclined] = useState<typeof update>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- more than a line of text
    <div role="status" className={styles.place}>
      {!isOut && update !== null && update !== declined && (
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
