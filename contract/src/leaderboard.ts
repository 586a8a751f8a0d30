import { z } from 'zod';
import { champions } from './champions.ts';
import { filmSummary } from './film-summary.ts';
import { pageOf, pageQuery } from './paging.ts';
import { defineRoute } from './route.ts';
import { limits } from './rules.ts';
import { trimmedText } from './text.ts';
import { tournamentParams } from './tournaments.ts';

const leader = z.object({ position: z.int(), points: z.int(), film: filmSummary });

/** A championship that has begun, for whoever only looks. */
const season = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  status: z.enum(['active', 'completed']),
  isPublic: z.boolean(),
  circleName: z.string().nullable(),
  participantsCount: z.int(),
  filmsCount: z.int(),
  matchesCompleted: z.int(),
  totalMatches: z.int(),
  currentMatchDay: z.int(),
  totalMatchDays: z.int(),
  /** Match days that are counted while their results are held back. */
  heldDays: z.int(),
  startedAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  cancelledAt: z.iso.datetime().nullable(),
  /** The first three rows of the last table; none before the first result. */
  leaders: z.array(leader).max(3),
  champions,
});
export type Season = z.output<typeof season>;

/** The rules of the all-time table after points; `shared` when none separates two films. */
const recordTieBreaks = ['wins', 'voteDifference', 'shared'] as const;

const filmRecord = z.object({
  /** By points, then wins, then vote difference; films that are equal in all three share it. */
  position: z.int(),
  film: filmSummary,
  points: z.int(),
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
  /** Championships won, alone or shared. */
  titles: z.int(),
  /** Those with a table that it stands in. */
  championships: z.int(),
  /** What separates it from the film above with as many points; null where the points do. */
  decidedBy: z.enum(recordTieBreaks).nullable(),
});
export type FilmRecord = z.output<typeof filmRecord>;

export const leaderboardRoutes = {
  listSeasons: defineRoute({
    method: 'GET',
    path: '/api/leaderboard/tournaments',
    summary: 'Public championships that have begun: those in progress, then the completed ones',
    access: 'everyone',
    query: z.object({
      search: trimmedText().max(limits.tournamentName.max).optional(),
      ...pageQuery,
    }),
    status: 200,
    response: pageOf(season),
    errors: [],
  }),
  getSeason: defineRoute({
    method: 'GET',
    path: '/api/leaderboard/tournaments/:tournamentId',
    summary: 'One championship that has begun, for whoever may see it',
    access: 'everyone',
    params: tournamentParams,
    status: 200,
    response: season,
    errors: ['not_found'],
  }),
  listFilmRecords: defineRoute({
    method: 'GET',
    path: '/api/leaderboard',
    summary:
      'The films of all public championships that were not called off, by the points they have won in them',
    access: 'everyone',
    query: z.object({
      /** In the title; a film keeps the position that it has among all. */
      search: trimmedText().max(limits.filmTitle.max).optional(),
      limit: pageQuery.limit,
    }),
    status: 200,
    response: pageOf(filmRecord),
    errors: [],
  }),
};
