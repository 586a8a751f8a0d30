import type { ReactNode } from 'react';
import { LoadFailure, type FailedQuery } from '../../lib/data-states/load-failure.tsx';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import styles from './panel.module.css';

interface PanelProps<Item> {
  title: string;
  /** Beside the title. */
  tools?: ReactNode;
  query: FailedQuery & { data: readonly Item[] | undefined };
  loading: string;
  failed: string;
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A card with a list: on its way, not arrived, empty, or there. */
export function Panel<Item>(props: PanelProps<Item>) {
  const { title, tools, query, loading, failed, empty, children } = props;
  const { data, error } = query;
  return (
    // The focus finds a place here when the row it was on goes.
    <Card as="section" flush aria-label={title} tabIndex={-1} data-panel className={styles.panel}>
      <CardHead level={2} title={title}>
        {tools}
      </CardHead>
      {data === undefined && error === null && (
        <output className={styles.loading}>
          <Spinner />
          {loading}
        </output>
      )}
      {data === undefined && error !== null && <LoadFailure compact title={failed} query={query} />}
      {data?.length === 0 && empty}
      {data !== undefined && data.length > 0 && children(data)}
    </Card>
  );
}

/** Gives the focus to the panel around an element that is about to go. */
export function focusPanelOf(element: Element | null): void {
  element?.closest<HTMLElement>('[data-panel]')?.focus({ preventScroll: true });
}

/** What a panel says when there is nothing in it. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
