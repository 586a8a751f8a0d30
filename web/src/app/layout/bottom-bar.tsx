import { Link, useLocation } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import styles from './bottom-bar.module.css';
import { isCurrent } from './is-current.ts';
import type { NavEntry } from './nav-entries.ts';

/** The navigation of phones, in reach of a thumb. */
export function BottomBar({ entries }: { entries: readonly NavEntry[] }) {
  const { t } = useTranslation();
  const [path] = useLocation();
  return (
    <nav className={styles.bar} aria-label={t('navigation.bottom')}>
      {entries.map(({ href, label, Icon }) => (
        <Link
          key={href}
          href={href}
          className={styles.entry}
          aria-current={isCurrent(href, path) ? 'page' : undefined}
        >
          <span className={styles.icon}>
            <Icon {...buttonIcon} />
          </span>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
