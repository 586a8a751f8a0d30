import type { ReportCase, ReportDecision } from '@girone/contract/moderation';
import { useTranslation } from '../../i18n/use-translation.ts';
import { nameOf } from '../../domain/person/person-name.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import styles from './case-card.module.css';
import { CaseReports } from './case-reports.tsx';
import { accountAddress } from './moderation-address.ts';
import { PersonLine } from './person-line.tsx';
import { PostLink, PostView } from './post-view.tsx';
import { useCaseName } from './use-case-name.ts';
import { TimeAgo } from '../../lib/text/time-ago.tsx';

interface CaseCardProps {
  reportCase: ReportCase;
  isOfCircle: boolean;
  onDecide: (outcome: ReportDecision['outcome']) => void;
}

/** One post or person that was reported: what it is, who says what about it, what can be done. */
export function CaseCard({ reportCase, isOfCircle, onDecide }: CaseCardProps) {
  const { t } = useTranslation();
  const name = useCaseName()(reportCase);
  const { post, person, reports, concerned } = reportCase;
  return (
    <Card as="li" flush aria-label={name} className={styles.card}>
      <CardHead title={name}>
        {concerned?.isSuspended === true && (
          <Badge tone="away">{t('moderation.case.suspended')}</Badge>
        )}
        <Badge tone="line">{t('moderation.case.reports', { count: reports.length })}</Badge>
      </CardHead>
      <div className={styles.columns}>
        <div className={styles.subject}>
          {post !== null && (
            <>
              <PostView post={post} />
              <PostLink post={post} />
            </>
          )}
          {person !== null && <PersonLine person={person} size={48} />}
          {post === null && person === null && (
            <p className={styles.gone}>{t('moderation.case.goneText')}</p>
          )}
        </div>
        <CaseReports reports={reports} isAnonymous={isOfCircle} />
      </div>
      <footer className={styles.foot}>
        <div className={styles.history}>
          <History concerned={concerned} hasAccountLink={!isOfCircle} />
          <Answer reportCase={reportCase} />
        </div>
        {reportCase.status === 'open' && (
          <div className={styles.actions}>
            <Button
              variant="ghost"
              aria-label={t('moderation.case.dismissNamed', { name })}
              onClick={() => onDecide('dismissed')}
            >
              {t('moderation.case.dismiss')}
            </Button>
            <Button
              variant="danger"
              aria-label={t('moderation.case.upholdNamed', { name })}
              onClick={() => onDecide('upheld')}
            >
              {t('moderation.case.uphold')}
            </Button>
          </div>
        )}
      </footer>
    </Card>
  );
}

interface HistoryProps extends Pick<ReportCase, 'concerned'> {
  hasAccountLink: boolean;
}

/** What is known of the person from before. */
function History({ concerned, hasAccountLink }: HistoryProps) {
  const { t } = useTranslation();
  if (concerned === null) return <p>{t('moderation.case.noAccount')}</p>;
  const { username, upheldBefore: count } = concerned;
  return (
    <p>
      {count === 0
        ? t('moderation.case.clean', { username })
        : t('moderation.case.history', { username, count })}{' '}
      {hasAccountLink && (
        <TextLink href={accountAddress(username)}>{t('moderation.case.account')}</TextLink>
      )}
    </p>
  );
}

/** Who has decided, and when. */
function Answer({ reportCase: { status, resolvedBy, resolvedAt } }: { reportCase: ReportCase }) {
  const { t } = useTranslation();
  if (status === 'open' || resolvedAt === null) return null;
  const name = resolvedBy === null ? t('shared.deletedUser') : nameOf(resolvedBy);
  return (
    <p>
      {t(`moderation.case.${status}By`, { name })} · <TimeAgo at={resolvedAt} />
    </p>
  );
}
