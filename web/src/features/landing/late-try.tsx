import { useSearch } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { latePart, useLatePart } from '../../ui/late-part.ts';
import styles from './late-try.module.css';

const part = latePart(async () => (await import('./load-try.ts')).loadTry());

/** Three matches to try, once the address asks for them. */
export function LateTry() {
  const { t } = useTranslation();
  const isWanted = new URLSearchParams(useSearch()).has('try');
  const { part: TryMatch, hasFailed, retry } = useLatePart(part, isWanted);
  if (!isWanted) return null;
  if (TryMatch !== null) return <TryMatch />;
  return (
    <div className={styles.toCome} aria-busy={!hasFailed}>
      <output>{hasFailed ? t('pages.outdated.text') : t('pages.loading')}</output>
      {hasFailed && (
        <Button variant="secondary" onClick={retry}>
          {t('pages.failure.action')}
        </Button>
      )}
    </div>
  );
}
