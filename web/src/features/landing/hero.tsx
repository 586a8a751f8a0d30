import { pages } from '@girone/contract/pages';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import styles from './hero.module.css';

/** The promise on the left; on the right a match, whose halfway line the chalk continues. */
export function Hero({ match }: { match: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section className={styles.hero}>
      <ChalkCircle />
      <div className={styles.inner}>
        <div>
          <h1 className={styles.promise}>
            {t('landing.hero.promise')} <em>{t('landing.hero.promiseEnd')}</em>
          </h1>
          <p className={styles.lead}>{t('landing.hero.text')}</p>
          <div className={styles.actions}>
            <ButtonLink size="large" href={`${pages.auth}?tab=register`}>
              {t('landing.hero.signIn')}
            </ButtonLink>
            <ButtonLink size="large" variant="secondary" href={pages.leaderboard}>
              {t('landing.hero.leaderboard')}
            </ButtonLink>
            <ButtonLink size="large" variant="ghost" href={`${pages.home}?try`}>
              {t('landing.hero.try')}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.match}>{match}</div>
      </div>
    </section>
  );
}

/** The halfway line and the centre circle of a pitch. */
function ChalkCircle() {
  return (
    <svg
      className={styles.chalk}
      viewBox="0 0 1000 1000"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      {[498, 390, 282, 174].map((radius) => (
        <circle key={radius} cx="500" cy="500" r={radius} />
      ))}
      <path d="M500 0v1000" />
    </svg>
  );
}
