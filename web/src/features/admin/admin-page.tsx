import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Stats } from '../../ui/layout/stats.tsx';
import { AdminNav } from './admin-nav.tsx';
import styles from './admin-page.module.css';
import { sectionIn, type SectionParts } from './admin-sections.ts';
import { overviewQuery } from './overview.queries.ts';

/** The place from which the whole league is looked after: four counters, and a section at a time. */
export function AdminPage({ sections }: { sections: SectionParts }) {
  const { t } = useTranslation();
  const section = sectionIn(useSearch());
  const Section = sections[section];
  useDocumentTitle(`${t(`admin.shell.sections.${section}`)} · ${t('admin.title')}`);
  return (
    <Page>
      <PageHead title={t('admin.title')} lead={t('admin.shell.lead')} />
      <Counters />
      <AdminNav section={section} />
      <Section />
    </Page>
  );
}

function Counters() {
  const { t } = useTranslation();
  const format = currentFormat();
  const totals = useQuery(overviewQuery).data?.totals;
  const figure = (value: number | undefined) => (value === undefined ? '–' : format.number(value));
  return (
    <Stats
      boxed
      className={styles.counters}
      items={[
        { key: 'users', label: t('admin.shell.users'), value: figure(totals?.users) },
        { key: 'films', label: t('admin.shell.films'), value: figure(totals?.films) },
        {
          key: 'matches',
          label: t('admin.shell.openMatches'),
          value: figure(totals?.openMatches),
          tone: 'live',
        },
        {
          key: 'enriched',
          label: t('admin.shell.notEnriched'),
          value: figure(totals?.notEnriched),
        },
      ]}
    />
  );
}
