import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ListTools } from '../../lib/admin-list/list-tools.tsx';
import { NothingFound } from '../../lib/admin-list/nothing-found.tsx';
import { callApi } from '../../lib/api/api-client.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Segment } from '../../ui/forms/segment.tsx';
import { CaseList } from './case-list.tsx';
import { ListFrame } from './list-frame.tsx';
import styles from './lists.module.css';
import { useReportsAddress } from './moderation-address.ts';
import { caseKinds, reportsFilter, reportsQuery, type ReportsPlace } from './moderation.queries.ts';
import { StatusSegment } from './status-segment.tsx';

/** What was reported and waits for an answer, or has had one. */
export function ReportsSection() {
  const { t } = useTranslation();
  const { place, change } = useReportsAddress();
  const list = useInfiniteQuery({ ...reportsQuery(place), placeholderData: keepPreviousData });
  const label = t('moderation.queue.title');
  return (
    <>
      <SectionHead title={label} />
      <ListTools
        label={t('moderation.queue.search')}
        search={place.search}
        onSearch={(search) => change({ search })}
        exported={{ path: '/api/admin/reports.csv', query: reportsFilter(place) }}
      >
        <StatusSegment status={place.status} onChange={(status) => change({ status })} />
        <Segment
          label={t('moderation.queue.kind')}
          options={caseKinds.map((kind) => ({
            value: kind,
            label: t(`moderation.queue.${kind}`),
          }))}
          value={place.kind}
          onValueChange={(kind) => change({ kind })}
          className={styles.filter}
        />
      </ListTools>
      <ListFrame
        label={label}
        list={list}
        empty={<NoCases place={place} onReset={() => change({ kind: 'all', search: '' })} />}
      >
        {(cases) => (
          <CaseList
            cases={cases}
            decide={(reportId, body) =>
              callApi('POST /api/admin/reports/:reportId/decision', {
                params: { reportId: String(reportId) },
                body,
              })
            }
          />
        )}
      </ListFrame>
    </>
  );
}

interface NoCasesProps {
  place: ReportsPlace;
  onReset: () => void;
}

function NoCases({ place: { status, kind, search }, onReset }: NoCasesProps) {
  const { t } = useTranslation();
  if (kind !== 'all' || search !== '') return <NothingFound onReset={onReset} />;
  if (status !== 'open') {
    return <EmptyState level={3} title={t(`moderation.queue.none.${status}`)} />;
  }
  return (
    <EmptyState level={3} title={t('moderation.queue.none.open')}>
      {t('moderation.queue.noneText')}
    </EmptyState>
  );
}
