import {
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ReactTable,
  type RowSelectionState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { DataTableProps } from './data-table-props.ts';

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });

/** The model behind the drawing: heads that sort, rows that can be picked. */
export type DataModel<Row extends { id: number }> = ReactTable<typeof features, Row>;

interface Picks {
  pageKey: string;
  ids: RowSelectionState;
}

const none: readonly never[] = [];
const noPicks: RowSelectionState = {};

/** The order is the server's work and lives with the caller; what is picked lives here, for one page. */
export function useDataTable<Row extends { id: number }>(props: DataTableProps<Row>) {
  const { columns, rows = none, sort, onSort, pageKey, bulk, mayPick } = props;
  const [picks, setPicks] = useState<Picks>({ pageKey, ids: noPicks });
  // While rendering: they are not picked either when this page is shown again.
  if (picks.pageKey !== pageKey) setPicks({ pageKey, ids: noPicks });
  const rowSelection = picks.pageKey === pageKey ? picks.ids : noPicks;

  const sortedColumn = columns.find(
    (column) => column.sort !== undefined && column.sort === sort?.by,
  );
  const sorting =
    sortedColumn === undefined ? [] : [{ id: sortedColumn.id, desc: sort?.direction === 'desc' }];

  const table = useTable({
    features,
    data: rows,
    columns: useMemo(
      () =>
        columns.map((column) => ({
          id: column.id,
          header: column.header,
          // The rows come sorted: the value only tells the library that there is one to sort by.
          accessorFn: () => null,
          enableSorting: column.sort !== undefined,
          sortDescFirst: column.firstDirection === 'desc',
        })),
      [columns],
    ),
    getRowId: (row) => String(row.id),
    state: { rowSelection, sorting },
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    enableRowSelection: (row) => bulk !== undefined && (mayPick?.(row.original) ?? true),
    onRowSelectionChange: (change: Updater<RowSelectionState>) =>
      setPicks({ pageKey, ids: functionalUpdate(change, rowSelection) }),
    onSortingChange(change) {
      const [next] = functionalUpdate(change, sorting);
      const by = columns.find(({ id }) => id === next?.id)?.sort;
      if (next !== undefined && by !== undefined) {
        onSort?.({ by, direction: next.desc ? 'desc' : 'asc' });
      }
    },
  });

  return {
    table,
    picked: rows.filter((row) => rowSelection[String(row.id)] === true),
    clear: () => setPicks({ pageKey, ids: noPicks }),
  };
}
