import { pages } from '@girone/contract/pages';
import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './late-try.module.css';

const TryMatch = lazy(async () => {
  try {
    const { loadTry } = await import('./load-try.ts');
    return { default: await loadTry() };
  } catch {
    // No line, or a newer build has replaced it.
    return { default: NotArrived };
  }
});

/** Three matches to try, once the address asks for them. */
export function LateTry() {
  const { t } = useTranslation();
  if (!new URLSearchParams(useSearch()).has('try')) return null;
  return (
    <Suspense fallback={<output className={styles.toCome}>{t('pages.loading')}</output>}>
      <TryMatch />
    </Suspense>
  );
}

function NotArrived() {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.toCome}>
      {t('pages.outdated.text')}
      {/* By the browser, which then asks for everything anew. */}
      <a href={`${pages.home}?try`}>{t('pages.failure.action')}</a>
    </div>
  );
}
