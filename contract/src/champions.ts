import { z } from 'zod';
import { limits } from './rules.ts';

/** First places of a championship that was played to its end: more than one name is a joint title. */
export const champions = z
  .array(z.object({ filmId: z.int(), filmTitle: z.string() }))
  .max(limits.tournamentFilms.max);
export type Champions = z.output<typeof champions>;
