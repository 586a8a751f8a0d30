import type { ReactNode } from 'react';

/**
 * One column of a `DataTable`. Declare the columns of a list in one place, as an array:
 *
 *     const columns: DataColumn<AdminFilm>[] = [
 *       { id: 'film', header: t('…'), cell: (film) => <FilmName film={film} />, sort: 'title', onPhone: 'title' },
 *       { id: 'state', header: t('…'), cell: (film) => <StateBadge film={film} />, onPhone: 'badge' },
 *       { id: 'added', header: t('…'), cell: ({ createdAt }) => format.date(createdAt), sort: 'created' },
 *     ];
 *
 * `sort` is what the server calls the order; without it the head is no button. Exactly one column is the
 * `title` of the card that a row becomes on a phone; one may stand beside it as a `badge`; all others are
 * pairs of head and value below, two on a line (`wide`: one), unless they are `hidden` there; a cell that
 * is null has no pair. A column of its own for the selection and
 * one for the actions come from the table.
 */
export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sort?: string | undefined;
  /** The direction of the first press; `asc` unless told. */
  firstDirection?: SortDirection | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  onPhone?: 'title' | 'badge' | 'fact' | 'wide' | 'hidden' | undefined;
}

export type SortDirection = 'asc' | 'desc';

export interface DataSort {
  /** As the server calls it: the `sort` of a column. */
  by: string;
  direction: SortDirection;
}

/** Everything that a table says by itself. */
export interface DataTableLabels {
  loading: string;
  selectPage: string;
  selectRow: (name: string) => string;
  selected: (count: number) => string;
  clearSelection: string;
  /** The head of the column of actions. */
  actions: string;
  actionsOf: (name: string) => string;
  /** The code of the menu did not arrive. */
  actionsFailed: string;
  sortBy: string;
  sorted: (column: string, direction: SortDirection) => string;
  /** The name of the two buttons below. */
  pages: string;
  previous: string;
  next: string;
  range: (first: number, last: number) => string;
}
