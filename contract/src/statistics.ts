import { z } from 'zod';
import { filmSummary } from './film-summary.ts';
import { defineRoute } from './route.ts';
import { limits } from './rules.ts';
import { tournamentParams } from './tournaments.ts';

const result = z.object({
  matchDay: z.int(),
  film1Id: z.int(),
  film2Id: z.int(),
  film1Votes: z.int(),
  film2Votes: z.int(),
});

const run = z.object({
  filmId: z.int(),
  length: z.int(),
  fromDay: z.int(),
  toDay: z.int(),
});

const runs = z.array(run).max(3);

const statistics = z.object({
  /** In the order of the table. */
  films: z.array(filmSummary).max(limits.tournamentFilms.max),
  /** Every completed match, in the order of the calendar. */
  results: z.array(result).max(limits.matches),
  /** The table with the votes of the open day as they stand; null when none is open or they are secret. */
  ifItEndedNow: z
    .array(
      z.object({
        filmId: z.int(),
        position: z.int(),
        points: z.int(),
        /** Places gained against the last table. */
        movement: z.int(),
      }),
    )
    .max(limits.tournamentFilms.max)
    .nullable(),
  /**
   * What is certain; equal points leave it open while a match remains. Empty where there is no race:
   * before the draw, and once the championship is cancelled.
   */
  titleRace: z
    .array(
      z.object({
        filmId: z.int(),
        /** 0: already champion; null: it depends on the others. */
        pointsNeeded: z.int().nullable(),
        canWin: z.boolean(),
      }),
    )
    .max(limits.tournamentFilms.max),
  /** The longest three of each kind. */
  runs: z.object({ winning: runs, unbeaten: runs, winless: runs }),
  /** Three each. */
  closest: z.array(result).max(3),
  clearest: z.array(result).max(3),
  /** Of the completed days. */
  turnout: z
    .array(z.object({ matchDay: z.int(), matches: z.int(), votes: z.int() }))
    .max(limits.matchDays),
});
export type Statistics = z.output<typeof statistics>;

export const statisticsRoutes = {
  getStatistics: defineRoute({
    method: 'GET',
    path: '/api/tournaments/:tournamentId/statistics',
    summary: 'Who beat whom, runs, margins, turnout, and what is certain about the title',
    access: 'everyone',
    cost: 4,
    params: tournamentParams,
    status: 200,
    response: statistics,
    errors: ['not_found'],
  }),
};
