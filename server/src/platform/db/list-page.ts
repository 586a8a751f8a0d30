import { asc, desc, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

interface ListOrder {
  /** The id of the rows that are listed; it decides between equals. */
  readonly id: AnyPgColumn;
  /** What they are sorted by, never null, as an index has it; left out: the id. */
  readonly key?: SQLWrapper | undefined;
}

interface ListPosition {
  readonly direction: 'asc' | 'desc';
  /** The last row of the page before. */
  readonly before?: number | undefined;
}

/**
 * A page of a list: its order, and as a condition what comes behind the page before. An index on the key
 * and the id is read from there on, so that every page costs the same. By a key, nothing is behind a row that is gone.
 */
export function listPage(
  { id, key }: ListOrder,
  { direction, before }: ListPosition,
): { readonly orderBy: SQL[]; readonly isBehind: SQL | undefined } {
  const inOrder = direction === 'asc' ? asc : desc;
  const sign = sql.raw(direction === 'asc' ? '>' : '<');
  if (!key) {
    const isBehind = before === undefined ? undefined : sql`${id} ${sign} ${before}`;
    return { orderBy: [inOrder(id)], isBehind };
  }
  const last = sql`(select ${key} from ${id.table} where ${id} = ${before})`;
  const isBehind =
    before === undefined ? undefined : sql`(${key}, ${id}) ${sign} (${last}, ${before})`;
  return { orderBy: [inOrder(key), inOrder(id)], isBehind };
}
