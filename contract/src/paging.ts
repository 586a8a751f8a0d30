import { z } from 'zod';
import { idInAddress } from './ids.ts';
import { pageRows } from './rules.ts';

const rowsWanted = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(pageRows.most));

/** Lists are read in pages; the address of the next one is in the answer's `Link` header. */
export const pageQuery = {
  limit: rowsWanted.default(pageRows.usual),
  /** The id after which the page begins: the last one of the page before. */
  before: idInAddress.optional(),
};

/** Of lists that nearly always fit on one page, and are shown as a whole. */
export const longPageQuery = { ...pageQuery, limit: rowsWanted.default(pageRows.most) };

/** The answer of a list that is read in pages. */
export function pageOf<Row extends z.ZodType>(row: Row): z.ZodArray<Row> {
  return z.array(row).max(pageRows.most);
}
