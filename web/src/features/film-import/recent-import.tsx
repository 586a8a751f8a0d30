import { useNow } from '../../lib/text/use-now.ts';
import { UndoBanner } from './undo-banner.tsx';
import styles from './undo-banner.module.css';
import { useImportRun } from './use-import-run.ts';

interface RecentImportProps {
  userId: number;
  onChange: () => void;
}

/** For whoever has gone on to their films: what was added can be taken back for the rest of the minute. */
export function RecentImport({ userId, onChange }: RecentImportProps) {
  const run = useImportRun(userId);
  const now = useNow(1000);
  if (run === null) return null;
  const isOffered = run.undoUntil !== null && run.undoUntil > now;
  const isShown = isOffered || run.state === 'undoing' || run.state === 'undone';
  return (
    isShown && (
      <div className={styles.recent}>
        <UndoBanner run={run} onChange={onChange} />
      </div>
    )
  );
}
