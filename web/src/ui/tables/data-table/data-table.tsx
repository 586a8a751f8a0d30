import { X } from '../../images/icons.ts';
import { useRef } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import { buttonIcon } from '../../images/icon-sizes.ts';
import { Skeleton, SkeletonList } from '../../feedback/skeleton.tsx';
import { useMediaQuery } from '../../styling/use-media-query.ts';
import type { DataTableProps } from './data-table-props.ts';
import styles from './data-table.module.css';
import { PageFoot } from './page-foot.tsx';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';
import { useDataTable } from './use-data-table.ts';

const skeletonRows = 8;

/** Where each row is a card. */
const noRoom = '(max-width: 639.98px)';

/**
 * A list of many things of one kind, page by page as the server sorts it: a table, and on phones cards.
 * It holds nothing but which rows are picked; `lib/admin-list` connects it with a call and the address.
 */
export function DataTable<Row extends { id: number }>(props: DataTableProps<Row>) {
  const { caption, columns, rows, failure, empty, labels, bulk, pages, isBusy = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery(noRoom);
  const { table, picked, clear } = useDataTable(props);

  if (rows === undefined && failure !== undefined) return failure;
  if (rows === undefined) {
    return (
      <SkeletonList label={labels.loading} count={skeletonRows}>
        <Skeleton shape="block" height={56} />
      </SkeletonList>
    );
  }
  if (rows.length === 0 && (pages === undefined || !pages.hasPrevious)) return empty;

  /** The first of the new rows is what somebody wants to see who goes on from the last. */
  function showTop(): void {
    const top = frame.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) frame.current?.scrollIntoView({ block: 'start' });
  }

  const Rows = isNarrow ? RowCards : RowTable;
  return (
    <div ref={frame} className={styles.frame} aria-busy={isBusy}>
      {bulk !== undefined && picked.length > 0 && (
        <div className={styles.bulk}>
          <IconButton label={labels.clearSelection} className={styles.clear} onClick={clear}>
            <X {...buttonIcon} />
          </IconButton>
          <output className={styles.picked}>{labels.selected(picked.length)}</output>
          {bulk(picked, clear)}
        </div>
      )}
      <Rows
        caption={caption}
        columns={columns}
        table={table}
        nameOf={props.nameOf}
        actionsOf={props.actionsOf}
        hasPicks={bulk !== undefined}
        className={isBusy ? styles.older : undefined}
        labels={labels}
      />
      {pages !== undefined && (
        <PageFoot
          pages={pages}
          shown={rows.length}
          isBusy={isBusy}
          labels={labels}
          onStep={showTop}
        />
      )}
    </div>
  );
}
