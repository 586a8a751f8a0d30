import { Link, useLocation } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { isCurrent } from './is-current.ts';
import styles from './main-nav.module.css';
import type { NavEntry } from './nav-entries.ts';

/** The entries in the top bar; on phones the bottom bar takes their place. */
export function MainNav({ entries }: { entries: readonly NavEntry[] }) {
  const { t } = useTranslation();
  const [path] = useLocation();
  return (
    <nav className={styles.nav} aria-label={t('navigation.main')}>
      {entries.map(({ href, label, Icon, showsIcon = false }) => (
        <Link
          key={href}
          href={href}
          className={styles.entry}
          aria-current={isCurrent(href, path) ? 'page' : undefined}
        >
          {showsIcon && <Icon {...textIcon} />}
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
