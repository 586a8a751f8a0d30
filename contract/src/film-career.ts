import { z } from 'zod';
import { filmSummary } from './film-summary.ts';
import { idInAddress } from './ids.ts';
import { match } from './matches.ts';
import { pageOf } from './paging.ts';
import { defineRoute } from './route.ts';

export const careerOpponents = 500;

const record = z.object({
  played: z.int(),
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
  points: z.int(),
  votesFor: z.int(),
  votesAgainst: z.int(),
});

const filmCareer = z.object({
  film: filmSummary.extend({
    plot: z.string().nullable(),
    runtime: z.int().nullable(),
    /** Null once the account is deleted. */
    ownerName: z.string().nullable(),
  }),
  /** Over the championships that the caller may see. */
  totals: record.extend({ championships: z.int(), titles: z.int() }),
  /** The latest first; of very many the latest alone, while the totals are those of all. */
  seasons: pageOf(
    record.extend({
      tournamentId: z.int(),
      name: z.string(),
      status: z.enum(['active', 'completed']),
      cancelledAt: z.iso.datetime().nullable(),
      isPublic: z.boolean(),
      filmsCount: z.int(),
      /** Null before the first table. */
      position: z.int().nullable(),
      /** Champion, alone or shared. */
      isChampion: z.boolean(),
    }),
  ),
  /** By the widest margin, then by the most votes; null before the first win. */
  bestWin: match.nullable(),
  /** By title; the films that it has met or will meet, of very many those that it meets most. */
  opponents: z
    .array(record.omit({ points: true }).extend({ film: filmSummary }))
    .max(careerOpponents),
});
export type FilmCareer = z.output<typeof filmCareer>;

export const filmCareerRoutes = {
  getFilmCareer: defineRoute({
    method: 'GET',
    path: '/api/films/:filmId/career',
    summary: 'What a film has done in the championships that the caller may see',
    access: 'everyone',
    cost: 4,
    params: z.object({ filmId: idInAddress }),
    status: 200,
    response: filmCareer,
    errors: ['not_found'],
  }),
};
