import { z } from 'zod';
import { filmSummary } from './film-summary.ts';
import { defineRoute } from './route.ts';
import { limits } from './rules.ts';
import { tournamentParams } from './tournaments.ts';

/** Of 1. Exactly 0 or 1 may also be said of what is possible and did not happen: only `fact` is certain. */
const chance = z.number().min(0).max(1);

const filmOdds = z.object({
  film: filmSummary,
  /** Of the title, after each of the days. */
  chances: z.array(chance).max(limits.matchDays),
  /** What is certain about the title after the last of the days, and since which of them. */
  fact: z.enum(['champion', 'out']).nullable(),
  factSince: z.int().nullable(),
  /** After the last of the days; null before the first. */
  topThree: chance.nullable(),
  topThreeFact: z.enum(['in', 'out']).nullable(),
  expectedPoints: z.number().nullable(),
  points: z.int(),
});

const odds = z.object({
  /** How many seasons were played for it. */
  seasons: z.int(),
  /** Of the whole calendar. */
  matchDays: z.int(),
  /** The last day that is over; 0 before the first. */
  lastDay: z.int(),
  /** The days that have odds, in their order: while the last one is missing, it is being computed. */
  days: z.array(z.int()).max(limits.matchDays),
  /** The most likely champion first. */
  films: z.array(filmOdds).max(limits.tournamentFilms.max),
});
export type Odds = z.output<typeof odds>;

export const oddsRoutes = {
  getOdds: defineRoute({
    method: 'GET',
    path: '/api/tournaments/:tournamentId/odds',
    summary:
      'Each film’s chance of the title after each match day, computed once its results are shown',
    access: 'everyone',
    cost: 4,
    params: tournamentParams,
    status: 200,
    response: odds,
    errors: ['not_found'],
  }),
};
