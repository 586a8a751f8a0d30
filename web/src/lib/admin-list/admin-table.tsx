import type { ReactNode } from 'react';
import { DataTable } from '../../ui/tables/data-table/data-table.tsx';
import type { DataTableProps } from '../../ui/tables/data-table/data-table-props.ts';
import { LoadFailure } from '../data-states/load-failure.tsx';
import type { AdminList } from './use-admin-list.ts';
import { useTableLabels } from './use-table-labels.ts';

interface AdminTableProps<Row extends { id: number }> extends Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'nameOf' | 'sort' | 'onSort' | 'actionsOf' | 'bulk' | 'mayPick'
> {
  /** As `useAdminList` gives it. */
  list: AdminList<Row>;
  /** Said where the list did not arrive. */
  failed: string;
  empty: ReactNode;
}

/** A list of the admin area as a table: connects the two. */
export function AdminTable<Row extends { id: number }>(props: AdminTableProps<Row>) {
  const { list, failed, ...table } = props;
  const labels = useTableLabels();
  return (
    <DataTable
      {...table}
      labels={labels}
      rows={list.rows}
      isBusy={list.isBusy}
      pageKey={list.pageKey}
      pages={list.pages}
      failure={
        list.query.error === null ? undefined : (
          <LoadFailure level={2} title={failed} query={list.query} />
        )
      }
    />
  );
}
