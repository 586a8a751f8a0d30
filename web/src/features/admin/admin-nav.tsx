import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { adminAddress } from '../../lib/admin-list/list-address.ts';
import { currentFormat } from '../../lib/text/format.ts';
import styles from './admin-page.module.css';
import { adminSections, type AdminSection } from './admin-sections.ts';
import { overviewQuery } from './overview.queries.ts';

/** Links, not tabs: each section has an address, and the back button leads to the one before. */
export function AdminNav({ section }: { section: AdminSection }) {
  const { t } = useTranslation();
  const format = currentFormat();
  const { data } = useQuery(overviewQuery);
  const current = useRef<HTMLLIElement>(null);
  const counts: Partial<Record<AdminSection, number | undefined>> = {
    users: data?.totals.users,
    reports: data?.openReports,
  };

  // On a phone there are more of them than fit, and they grow when their counts come.
  useEffect(() => {
    if (current.current !== null) bringIntoView(current.current);
  });

  return (
    <nav aria-label={t('admin.shell.nav')} className={styles.nav}>
      <ul className={styles.list}>
        {adminSections.map((each) => {
          const count = counts[each];
          return (
            <li key={each} ref={each === section ? current : null}>
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

/** Sideways only: the page stays where it is. */
function bringIntoView(tab: HTMLElement): void {
  const nav = tab.closest('nav');
  if (nav === null) return;
  const { left, width } = tab.getBoundingClientRect();
  nav.scrollLeft += left + width / 2 - (nav.getBoundingClientRect().left + nav.clientWidth / 2);
}
