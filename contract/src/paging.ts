import { z } from 'zod';
import { idInAddress } from './ids.ts';

/** Lists are read in pages; the address of the next one is in the answer's `Link` header. */
export const pageQuery = {
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(100))
    .default(50),
  /** The id after which the page begins: the last one of the page before. */
  before: idInAddress.optional(),
};
