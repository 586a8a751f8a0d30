import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { adminAddress } from '../../lib/admin-list/list-address.ts';
import { currentFormat } from '../../lib/format.ts';
import styles from './admin-page.module.css';
import { adminSections, type AdminSection } from './admin-sections.ts';
import { overviewQuery } from './overview.queries.ts';

/** Links, not tabs: each section has an address, and the back button leads to the one before. */
export function AdminNav({ section }: { section: AdminSection }) {
  const { t } = useTranslation();
  const format = currentFormat();
  const { data } = useQuery(overviewQuery);
  const counts: Partial<Record<AdminSection, number | undefined>> = {
    users: data?.totals.users,
    reports: data?.openReports,
  };

  return (
    <nav aria-label={t('admin.shell.nav')} className={styles.nav}>
      <ul className={styles.list}>
        {adminSections.map((each) => {
          const count = counts[each];
          return (
            <li key={each} ref={each === section ? bringIntoView : null}>
              <Link
                href={adminAddress(each)}
                aria-current={each === section ? 'page' : undefined}
                className={styles.tab}
              >
                {t(`admin.shell.sections.${each}`)}{' '}
                {count !== undefined && count > 0 && (
                  <span className={styles.count}>{format.number(count)}</span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** On a phone there are more of them than fit. */
function bringIntoView(tab: HTMLLIElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
