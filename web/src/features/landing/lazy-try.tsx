import { pages } from '@girone/contract/pages';
import { useSearch } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyComponent, useLazyState } from '../../ui/loading/lazy-component.tsx';
import styles from './lazy-try.module.css';

const TryMatch = lazyComponent(async () => (await import('./load-try.ts')).loadTry(), TryFallback);

/** Three matches to try, once the address asks for them. */
export function LazyTry() {
  return new URLSearchParams(useSearch()).has('try') && <TryMatch />;
}

function TryFallback() {
  const { t } = useTranslation();
  const { hasFailed } = useLazyState();
  if (!hasFailed) return <output className={styles.toCome}>{t('pages.loading')}</output>;
  return (
    <div role="alert" className={styles.toCome}>
      {t('pages.outdated.text')}
      {/* By the browser, which then asks for everything anew. */}
      <a href={`${pages.home}?try`}>{t('pages.failure.action')}</a>
    </div>
  );
}
