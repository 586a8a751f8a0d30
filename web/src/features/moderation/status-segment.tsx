import { reportStatuses, type ReportStatus } from '@girone/contract/rules';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Segment } from '../../ui/forms/segment.tsx';
import styles from './lists.module.css';

interface StatusSegmentProps {
  status: ReportStatus;
  onChange: (status: ReportStatus) => void;
}

export function StatusSegment({ status, onChange }: StatusSegmentProps) {
  const { t } = useTranslation();
  return (
    <Segment
      label={t('moderation.queue.status')}
      options={reportStatuses.map((each) => ({
        value: each,
        label: t(`moderation.queue.${each}`),
      }))}
      value={status}
      onValueChange={onChange}
      className={styles.filter}
    />
  );
}
