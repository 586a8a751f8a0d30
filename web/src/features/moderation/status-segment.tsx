import { useTranslation } from 'react-i18next';
import { Segment } from '../../ui/segment.tsx';
import styles from './lists.module.css';
import { caseStatuses, type CaseStatus } from './moderation.queries.ts';

interface StatusSegmentProps {
  status: CaseStatus;
  onChange: (status: CaseStatus) => void;
}

export function StatusSegment({ status, onChange }: StatusSegmentProps) {
  const { t } = useTranslation();
  return (
    <Segment
      label={t('moderation.queue.status')}
      options={caseStatuses.map((each) => ({
        value: each,
        label: t(`moderation.queue.${each}`),
      }))}
      value={status}
      onValueChange={onChange}
      className={styles.filter}
    />
  );
}
