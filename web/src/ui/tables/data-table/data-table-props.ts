import type { ReactElement, ReactNode } from 'react';
import type { DataColumn, DataSort, DataTableLabels } from './data-column.ts';
import type { DataPages } from './page-foot.tsx';
import type { RowAction } from './row-actions.tsx';

export interface DataTableProps<Row extends { id: number }> {
  /** What the table is, for those who cannot see the heading above it. */
  caption: string;
  /** See `DataColumn`. */
  columns: readonly DataColumn<Row>[];
  /** Undefined: none have arrived yet. */
  rows: readonly Row[] | undefined;
  /** What a row is called: names its box and its menu. */
  nameOf: (row: Row) => string;
  /** The order that the rows are in, and how another is asked for; both or neither. */
  sort?: DataSort | undefined;
  onSort?: ((sort: DataSort) => void) | undefined;
  /** The menu of a row; without entries there is none. */
  actionsOf?: ((row: Row) => readonly RowAction[]) | undefined;
  /** With it rows can be picked: what can be done with those that are, in a bar above the table. */
  bulk?: ((picked: readonly Row[], clear: () => void) => ReactNode) | undefined;
  /** Which rows can be picked; all unless told. */
  mayPick?: ((row: Row) => boolean) | undefined;
  /** Names the page that is shown: what was picked on another is forgotten. */
  pageKey: string;
  /** Undefined: all rows are here. */
  pages?: DataPages | undefined;
  /** Other rows are on their way; these are shown until then. */
  isBusy?: boolean | undefined;
  /** In the place of the rows, where none have arrived: why, and the way to ask again. */
  failure?: ReactElement | undefined;
  /** In the place of the rows, where there are none. */
  empty: ReactNode;
  labels: DataTableLabels;
}
