import type { Language } from '@girone/contract/languages';
import { pages } from '@girone/contract/pages';
import { Link } from 'wouter';
import { LanguagePicker } from '../../features/language/language-picker.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import styles from './footer.module.css';

/** Of the first publication. Read from a clock it could differ from the prerendered page's. */
const year = 2026;

/** The language is chosen here wherever the top bar has no room for it. */
export function Footer({ withLanguage }: { withLanguage: boolean }) {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <span className={styles.copyright}>{t('navigation.footer.copyright', { year })}</span>
        <Link href={pages.terms} className={styles.link}>
          {t('navigation.footer.terms')}
        </Link>
        <Link href={pages.privacy} className={styles.link}>
          {t('navigation.footer.privacy')}
        </Link>
        <Link href={pages.leaderboard} className={styles.link}>
          {t('navigation.footer.leaderboard')}
        </Link>
        {withLanguage && (
          <div className={styles.end}>
            <LanguagePicker keep={user === null ? undefined : keepLanguage} />
          </div>
        )}
      </div>
    </footer>
  );
}

function keepLanguage(language: Language): Promise<unknown> {
  return callApi('PATCH /api/users/settings', { body: { language } });
}
