import { ArrowDown, ArrowUp, ChevronsUpDown } from '../../images/icons.ts';
import { Card } from '../../layout/card.tsx';
import { textIcon } from '../../images/icon-sizes.ts';
import { Table, Td, Th } from '../table.tsx';
import { VisuallyHidden } from '../../accessibility/visually-hidden.tsx';
import type { DataColumn, DataTableLabels } from './data-column.ts';
import styles from './data-table.module.css';
import { RowActions, type RowAction } from './row-actions.tsx';
import { RowPick } from './row-pick.tsx';
import type { DataModel } from './use-data-table.ts';

export interface RowsProps<Row extends { id: number }> {
  caption: string;
  columns: readonly DataColumn<Row>[];
  table: DataModel<Row>;
  nameOf: (row: Row) => string;
  actionsOf: ((row: Row) => readonly RowAction[]) | undefined;
  hasPicks: boolean;
  className: string | undefined;
  labels: DataTableLabels;
}

export function RowTable<Row extends { id: number }>(props: RowsProps<Row>) {
  const { caption, columns, table, nameOf, actionsOf, hasPicks, className, labels } = props;
  return (
    <Card flush className={styles.sheet}>
      <Table caption={caption} className={className}>
        <thead>
          <tr>
            {hasPicks && (
              <Th className={styles.pickCell}>
                <PickPage table={table} label={labels.selectPage} />
              </Th>
            )}
            {columns.map((column) => (
              <Head key={column.id} column={column} table={table} />
            ))}
            {actionsOf !== undefined && (
              <Th align="end">
                <VisuallyHidden>{labels.actions}</VisuallyHidden>
              </Th>
            )}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => {
            const name = nameOf(row.original);
            return (
              <tr key={row.id} className={row.getIsSelected() ? styles.pickedRow : undefined}>
                {hasPicks && (
                  <Td className={styles.pickCell}>
                    <RowPick
                      label={labels.selectRow(name)}
                      isPicked={row.getIsSelected()}
                      isDisabled={!row.getCanSelect()}
                      onPick={(isPicked) => row.toggleSelected(isPicked)}
                    />
                  </Td>
                )}
                {columns.map((column) => (
                  <Td key={column.id} align={column.align}>
                    {column.cell(row.original)}
                  </Td>
                ))}
                {actionsOf !== undefined && (
                  <Td align="end" className={styles.actionsCell}>
                    <RowActions
                      label={labels.actionsOf(name)}
                      failed={labels.actionsFailed}
                      actions={actionsOf(row.original)}
                    />
                  </Td>
                )}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Card>
  );
}

interface PickPageProps<Row extends { id: number }> {
  table: DataModel<Row>;
  label: string;
  children?: string;
}

/** One box for every row of this page that can be picked. */
export function PickPage<Row extends { id: number }>(props: PickPageProps<Row>) {
  const { table, label, children } = props;
  const pickable = table.getRowModel().rows.filter((row) => row.getCanSelect());
  const picked = pickable.filter((row) => row.getIsSelected()).length;
  const isAll = pickable.length > 0 && picked === pickable.length;
  return (
    <RowPick
      label={label}
      isPicked={isAll}
      isMixed={picked > 0 && !isAll}
      isDisabled={pickable.length === 0}
      onPick={(isPicked) => table.toggleAllRowsSelected(isPicked)}
    >
      {children}
    </RowPick>
  );
}

interface HeadProps<Row extends { id: number }> {
  column: DataColumn<Row>;
  table: DataModel<Row>;
}

function Head<Row extends { id: number }>({ column, table }: HeadProps<Row>) {
  const model = table.getColumn(column.id);
  if (column.sort === undefined || model === undefined) {
    return <Th align={column.align}>{column.header}</Th>;
  }
  const direction = model.getIsSorted();
  return (
    <Th align={column.align} aria-sort={ariaSort[direction === false ? 'none' : direction]}>
      <button type="button" className={styles.sorter} onClick={() => model.toggleSorting()}>
        {column.header}
        {direction === 'asc' && <ArrowUp {...textIcon} />}
        {direction === 'desc' && <ArrowDown {...textIcon} />}
        {direction === false && <ChevronsUpDown {...textIcon} className={styles.unsorted} />}
      </button>
    </Th>
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;
