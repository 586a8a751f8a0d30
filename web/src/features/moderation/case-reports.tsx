import type { ReportCase } from '@girone/contract/moderation';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { nameOf } from '../../domain/person/person-name.ts';
import { Button } from '../../ui/actions/button.tsx';
import styles from './case-card.module.css';
import { TimeAgo } from '../../lib/text/time-ago.tsx';

/** A post that annoys many has many reports: the first ones say what it is about. */
const shownAtFirst = 3;

interface CaseReportsProps extends Pick<ReportCase, 'reports'> {
  /** In a circle everybody knows everybody: who reported is not told. */
  isAnonymous: boolean;
}

/** Who reported it, why, and in which words. */
export function CaseReports({ reports, isAnonymous }: CaseReportsProps) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? reports : reports.slice(0, shownAtFirst);
  const hidden = reports.length - shown.length;
  return (
    <div className={styles.reports}>
      <ul aria-label={t('moderation.case.reportsList')} className={styles.reportList}>
        {shown.map(({ id, reporter, reason, note, createdAt }) => (
          <li key={id} className={styles.report}>
            <b className={styles.why}>{t(`moderation.reasons.${reason}`)}</b>
            {note !== null && <p className={styles.note}>{note}</p>}
            <span className={styles.detail}>
              {!isAnonymous &&
                `${reporter === null ? t('shared.deletedUser') : nameOf(reporter)} · `}
              <TimeAgo at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="ghost" size="small" onClick={() => setIsWhole(true)}>
          {t('moderation.case.moreReports', { count: hidden })}
        </Button>
      )}
    </div>
  );
}
