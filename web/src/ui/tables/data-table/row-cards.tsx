import { Card } from '../../layout/card.tsx';
import { joinClasses } from '../../styling/join-classes.ts';
import { Select } from '../../forms/select.tsx';
import type { DataColumn, DataTableLabels } from './data-column.ts';
import styles from './data-table.module.css';
import { RowActions } from './row-actions.tsx';
import { RowPick } from './row-pick.tsx';
import { PickPage, type RowsProps } from './row-table.tsx';
import type { DataModel } from './use-data-table.ts';

/** The rows where there is no room for columns: a card each, its head and its pairs. */
export function RowCards<Row extends { id: number }>(props: RowsProps<Row>) {
  const { caption, columns, table, nameOf, actionsOf, hasPicks, className, labels } = props;
  const at = (place: DataColumn<Row>['onPhone']) =>
    columns.filter(({ onPhone = 'fact' }) => onPhone === place);
  const facts = columns.filter(({ onPhone = 'fact' }) => onPhone === 'fact' || onPhone === 'wide');
  return (
    <>
      <div className={styles.phoneTools}>
        {hasPicks && (
          <PickPage table={table} label={labels.selectPage}>
            {labels.selectPage}
          </PickPage>
        )}
        <SortChoice columns={columns} table={table} labels={labels} />
      </div>
      <ul aria-label={caption} className={joinClasses(styles.cards, className)}>
        {table.getRowModel().rows.map((row) => {
          const name = nameOf(row.original);
          return (
            <Card
              as="li"
              key={row.id}
              className={joinClasses(styles.card, row.getIsSelected() && styles.pickedRow)}
            >
              <div className={styles.cardHead}>
                {hasPicks && (
                  <RowPick
                    label={labels.selectRow(name)}
                    isPicked={row.getIsSelected()}
                    isDisabled={!row.getCanSelect()}
                    onPick={(isPicked) => row.toggleSelected(isPicked)}
                  />
                )}
                <div className={styles.cardTitle}>
                  <div className={styles.cardName}>
                    {at('title').map((column) => (
                      <div key={column.id}>{column.cell(row.original)}</div>
                    ))}
                  </div>
                  {at('badge').map((column) => (
                    <div key={column.id}>{column.cell(row.original)}</div>
                  ))}
                </div>
                {actionsOf !== undefined && (
                  <RowActions
                    label={labels.actionsOf(name)}
                    failed={labels.actionsFailed}
                    actions={actionsOf(row.original)}
                  />
                )}
              </div>
              {facts.length > 0 && (
                <dl className={styles.facts}>
                  {facts.map((column) => (
                    <Fact key={column.id} column={column} row={row.original} />
                  ))}
                </dl>
              )}
            </Card>
          );
        })}
      </ul>
    </>
  );
}

interface FactProps<Row> {
  column: DataColumn<Row>;
  row: Row;
}

function Fact<Row>({ column, row }: FactProps<Row>) {
  const value = column.cell(row);
  if (value === null) return null;
  return (
    <div className={column.onPhone === 'wide' ? styles.wideFact : styles.fact}>
      <dt>{column.header}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface SortChoiceProps<Row extends { id: number }> {
  columns: readonly DataColumn<Row>[];
  table: DataModel<Row>;
  labels: DataTableLabels;
}

/** In the place of the heads that sort. */
function SortChoice<Row extends { id: number }>({ columns, table, labels }: SortChoiceProps<Row>) {
  const sortable = columns.filter(({ sort }) => sort !== undefined);
  const [sorted] = table.state.sorting;
  if (sortable.length === 0) return null;
  const choices = sortable.flatMap(({ id, header }) =>
    (['asc', 'desc'] as const).map((direction) => ({ id, header, direction })),
  );

  function choose(value: string): void {
    const choice = choices.find(({ id, direction }) => `${id} ${direction}` === value);
    if (choice === undefined) return;
    table.setSorting([{ id: choice.id, desc: choice.direction === 'desc' }]);
  }

  return (
    <Select
      aria-label={labels.sortBy}
      className={styles.sortChoice}
      value={sorted === undefined ? '' : `${sorted.id} ${sorted.desc ? 'desc' : 'asc'}`}
      onChange={({ target }) => choose(target.value)}
    >
      {choices.map(({ id, header, direction }) => (
        <option key={`${id} ${direction}`} value={`${id} ${direction}`}>
          {labels.sorted(header, direction)}
        </option>
      ))}
    </Select>
  );
}
