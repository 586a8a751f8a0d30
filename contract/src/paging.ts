import { z } from 'zod';

/** Lists are read in pages; the address of the next one is in the answer's `Link` header. */
export const pageQuery = {
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(100))
    .default(50),
  /** The id after which the page begins: the last one of the page before. */
  before: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(z.int().max(2_147_483_647))
    .optional(),
};
