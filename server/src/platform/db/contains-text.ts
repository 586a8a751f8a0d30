import { ilike, or, type Column, type SQL } from 'drizzle-orm';

/** Whether a text stands in one of the columns, whatever the case; `%` and `_` mean themselves. */
export function containsText(text: string, ...columns: (Column | SQL)[]): SQL | undefined {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}
