import type { ReactNode } from 'react';
import { EmptyNote } from '../../ui/feedback/empty-note.tsx';
import { Card, CardBody, CardHead } from '../../ui/layout/card.tsx';
import styles from './statistics.module.css';

interface StatisticsPanelProps {
  title: string;
  /** A few words at the right end of the head. */
  note?: ReactNode;
  /** Said in the place of what is not there yet. */
  empty: string;
  /** Nothing to show: false, null or undefined. */
  children: ReactNode;
  /** The content reaches the edges of the sheet. */
  flush?: boolean | undefined;
}

/** One statistic on a sheet of its own. */
export function StatisticsPanel({ title, note, empty, children, flush }: StatisticsPanelProps) {
  const isEmpty = children === false || children === null || children === undefined;
  return (
    <Card as="section" flush className={styles.panel}>
      <CardHead level={2} title={title}>
        {note}
      </CardHead>
      {isEmpty && <EmptyNote>{empty}</EmptyNote>}
      {!isEmpty && (flush === true ? children : <CardBody>{children}</CardBody>)}
    </Card>
  );
}
