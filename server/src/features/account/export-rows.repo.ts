import type { UserId } from '@girone/contract/ids';
import { and, eq, getTableColumns, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { ExportedTable } from './export-tables.ts';

/** The rows of one table that name the person, without what is left out of them. */
export async function findRowsOf(
  db: Db,
  userId: UserId,
  { table, of, when, without = [] }: ExportedTable,
): Promise<Record<string, unknown>[]> {
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name)),
  );
  return db
    .select(columns)
    .from(table)
    .where(and(when, or(...of.map((column) => eq(column, userId)))));
}
