import { z } from 'zod';
import { filmSummary } from './film-summary.ts';
import { match } from './matches.ts';
import { defineRoute } from './route.ts';

const ofLimit = z.object({ count: z.int(), max: z.int() });

const dashboard = z.object({
  circles: ofLimit,
  films: ofLimit.extend({
    /** The last three, for the picture. */
    latest: z.array(filmSummary),
  }),
  /** Those of the viewer's circles, and the public ones that they organize or have a film in. */
  tournaments: z.object({ active: z.int(), gettingReady: z.int() }),
  /**
   * Open matches of those championships that the viewer has not answered: how many, and the first six,
   * the soonest to close first.
   */
  waiting: z.object({ count: z.int(), matches: z.array(match) }),
  /** The next match day of those championships to close by itself. */
  nextClose: z
    .object({
      tournamentId: z.int(),
      tournamentName: z.string(),
      matchDay: z.int(),
      closesAt: z.iso.datetime(),
    })
    .nullable(),
  /** The one in progress among them that moved last: a day closed, or it began. */
  season: z
    .object({
      id: z.int(),
      name: z.string(),
      circleName: z.string().nullable(),
      currentMatchDay: z.int(),
      totalMatchDays: z.int(),
      totalMatches: z.int(),
      matchesCompleted: z.int(),
      matchesActive: z.int(),
    })
    .nullable(),
  /** Requests that wait for the viewer, by circle. */
  joinRequests: z.array(z.object({ circleId: z.int(), circleName: z.string(), count: z.int() })),
});
export type Dashboard = z.output<typeof dashboard>;

export const dashboardRoutes = {
  getDashboard: defineRoute({
    method: 'GET',
    path: '/api/dashboard',
    summary: 'What waits for the signed-in user, and where things stand',
    access: 'signed-in',
    status: 200,
    response: dashboard,
    errors: [],
  }),
};
