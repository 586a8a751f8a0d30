import { z } from 'zod';

/** A film as it is shown wherever it plays. */
export const filmSummary = z.object({
  id: z.int(),
  title: z.string(),
  year: z.int().nullable(),
  director: z.string().nullable(),
  genre: z.string().nullable(),
  posterUrl: z.string().nullable(),
});
