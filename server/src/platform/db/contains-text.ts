import { ilike, or, type Column, type SQL } from 'drizzle-orm';

/** As `ilike` takes it; `%` and `_` mean themselves. */
export function patternOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Whether a text, or in a statement the place of its pattern, stands in one of the columns, whatever the case. */
export function containsText(text: string | SQL, ...columns: (Column | SQL)[]): SQL | undefined {
  const pattern = typeof text === 'string' ? patternOf(text) : text;
  return or(...columns.map((column) => ilike(column, pattern)));
}
