import type { ReportDecision } from '@girone/contract/moderation';
import { reportStatuses } from '@girone/contract/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useSearchParamChoice } from '../../lib/address/use-search-param-choice.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { CaseList } from './case-list.tsx';
import styles from './circle-reports.module.css';
import { ListFrame } from './list-frame.tsx';
import { circleReportsQuery } from './moderation.queries.ts';
import { StatusSegment } from './status-segment.tsx';

/** What members reported of a circle's posts, for those who look after it. */
export function CircleReports({ circleId }: { circleId: number }) {
  const { t } = useTranslation();
  const { choice: status, choose } = useSearchParamChoice('reports', reportStatuses);
  const open = useInfiniteQuery(circleReportsQuery(circleId, 'open'));
  const list = useInfiniteQuery(circleReportsQuery(circleId, status));
  const title = t('moderation.queue.title');
  const waiting = open.data?.length ?? 0;

  function decide(reportId: number, decision: ReportDecision): Promise<unknown> {
    const { outcome, deletePost, warn, reason } = decision;
    return callApi('POST /api/circles/:circleId/reports/:reportId/decision', {
      params: { circleId: String(circleId), reportId: String(reportId) },
      body: { outcome, deletePost, warn, reason },
    });
  }

  return (
    <Card as="section" flush aria-label={title} className={styles.panel}>
      <CardHead level={2} title={title}>
        {waiting > 0 && (
          <b>
            {currentFormat().number(waiting)}
            {open.hasNextPage && '+'}
          </b>
        )}
        <StatusSegment status={status} onChange={choose} />
      </CardHead>
      <div className={styles.body}>
        <ListFrame
          list={list}
          empty={<p className={styles.none}>{t(`moderation.queue.none.${status}`)}</p>}
        >
          {(cases) => <CaseList cases={cases} isOfCircle decide={decide} />}
        </ListFrame>
      </div>
    </Card>
  );
}
