import { z } from 'zod';

/** PostgreSQL's `integer`: a larger number would be an error of the database, so it ends here. */
export const id = z.int().min(1).max(2_147_483_647);

/** PostgreSQL's `bigint`, as far as a number is exact: of what comes by the million. */
export const longId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** An id that stands in an address. */
export const idInAddress = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(id);

/** Several that stand in an address, with commas between them. */
export function idsInAddress(most: number) {
  return z
    .string()
    .max(most * 11)
    .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/)
    .transform((list) => list.split(',').map(Number))
    .pipe(z.array(id).max(most));
}

export const longIdInAddress = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number)
  .pipe(longId);

export const userId = id.brand<'UserId'>();
export type UserId = z.output<typeof userId>;

export const circleId = id.brand<'CircleId'>();
export type CircleId = z.output<typeof circleId>;
