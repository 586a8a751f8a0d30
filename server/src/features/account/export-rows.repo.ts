import { and, eq, getTableColumns, or } from 'drizzle-orm';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import type { ExportedTable } from './export-tables.repo.ts';

/** The rows of one table that name the person, without what is left out of them. */
export function rowsOf({ name, table, of, when, without = [] }: ExportedTable) {
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([column]) => !without.includes(column)),
  );
  return statement(`export_${name.replaceAll('-', '_')}`, { userId: 'int' }, ({ userId }) =>
    build
      .select(columns)
      .from(table)
      .where(and(when, or(...of.map((column) => eq(column, userId))))),
  );
}
