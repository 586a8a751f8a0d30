import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearch } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { SectionToCome } from '../../lib/loading/section-to-come.tsx';
import { useLatePart, type LatePart } from '../../ui/loading/late-part.ts';
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
  useDocumentTitle(`${t(`admin.shell.sections.${section}`)} · ${t('admin.title')}`);
  return (
    <Page>
      <PageHead title={t('admin.title')} lead={t('admin.shell.lead')} />
      <Counters />
      <AdminNav section={section} />
      <Section key={section} late={sections[section]} />
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

/** What is behind one tab. Its code is large, and most visits need one of them. */
function Section({ late }: { late: LatePart<ComponentType> }) {
  const { part: Part, hasFailed, retry } = useLatePart(late, true);
  if (Part === null) return <SectionToCome hasFailed={hasFailed} retry={retry} height={480} />;
  return <Part />;
}
