import { z } from 'zod';
import { filmSummary } from './film-summary.ts';
import { idsInAddress } from './ids.ts';
import { match } from './matches.ts';
import { defineRoute } from './route.ts';
import { limits } from './rules.ts';

/** How many of each are on it. */
export const shown = { films: 3, waiting: 6, others: 4, setups: 6, ended: 3 } as const;

const ofLimit = z.object({ count: z.int(), max: z.int() });

/** Whoever leads a circle or has none founds and invites; whoever was let into one nominates and votes. */
const firstStepNames = ['film', 'circle', 'invite', 'start', 'nominate', 'vote'] as const;

const firstSteps = z.object({
  kind: z.enum(['organizer', 'member']),
  /** Put away by the person, until they bring them back. */
  isHidden: z.boolean(),
  /** In their order; the first that is not done is the one to do now. */
  steps: z
    .array(z.object({ name: z.enum(firstStepNames), isDone: z.boolean() }))
    .max(firstStepNames.length),
  /** Where they are done. */
  circle: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** There is a circle that everybody sees: one can join instead of founding the first. */
  hasCircleToJoin: z.boolean(),
});
export type FirstSteps = z.output<typeof firstSteps>;

/** Before its start: it wants films of the viewer's, or it is a draft of theirs. */
const setup = z.object({
  id: z.int(),
  name: z.string(),
  isDraft: z.boolean(),
  circleId: z.int().nullable(),
  circleName: z.string().nullable(),
  /** Films that it still waits for from the viewer; 0 in a draft. */
  filmsWanted: z.int(),
  films: ofLimit,
  deadline: z.iso.datetime().nullable(),
});
export type Setup = z.output<typeof setup>;

const ended = z.object({
  id: z.int(),
  name: z.string(),
  circleName: z.string().nullable(),
  completedAt: z.iso.datetime(),
  /** More than one is a joint title. */
  champions: z
    .array(z.object({ film: filmSummary, ownerName: z.string().nullable() }))
    .max(limits.tournamentFilms.max),
});
export type Ended = z.output<typeof ended>;

const dashboard = z.object({
  circles: ofLimit,
  films: ofLimit.extend({
    /** The last three, for the picture. */
    latest: z.array(filmSummary).max(shown.films),
  }),
  /** Those of the viewer's circles, and the public ones that they organize or have a film in. */
  tournaments: z.object({ active: z.int(), gettingReady: z.int() }),
  /**
   * Open matches of those championships: how many the viewer has answered, how many not, and the first
   * six of these, the soonest to close first. Those to `keep` are among them as if they were not answered.
   */
  waiting: z.object({
    count: z.int(),
    answered: z.int(),
    matches: z.array(match).max(shown.waiting),
  }),
  /** The same of public championships of others, in which everybody votes: counted up to 200, and the first four. */
  others: z.object({
    count: z.int(),
    answered: z.int(),
    matches: z.array(match).max(shown.others),
  }),
  /** Those before their start that ask something of the viewer, the next deadline first; six at most. */
  setups: z.array(setup).max(shown.setups),
  /** Those that were played to their end in the last seven days, the latest first; three at most. */
  ended: z.array(ended).max(shown.ended),
  /** Null for whoever has done them all, or plays already. */
  firstSteps: firstSteps.nullable(),
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
      /** The first day whose results are held back; null when none are. */
      heldDay: z.int().nullable(),
      /** Of the viewer's own films in it after the last day that has odds, the most likely champion first. */
      odds: z
        .array(
          z.object({
            filmId: z.int(),
            filmTitle: z.string(),
            chance: z.number().min(0).max(1),
            fact: z.enum(['champion', 'out']).nullable(),
          }),
        )
        .max(limits.filmsPerUser),
    })
    .nullable(),
  /** Requests that wait for the viewer, by circle. */
  joinRequests: z
    .array(z.object({ circleId: z.int(), circleName: z.string(), count: z.int() }))
    .max(limits.circlesPerUser),
});
export type Dashboard = z.output<typeof dashboard>;

export const dashboardRoutes = {
  getDashboard: defineRoute({
    method: 'GET',
    path: '/api/dashboard',
    summary: 'What waits for the signed-in user, and where things stand',
    access: 'signed-in',
    query: z.object({
      /** Open matches that were listed when the caller answered them, and are to stay in the list. */
      keep: idsInAddress(shown.waiting + shown.others).optional(),
    }),
    status: 200,
    response: dashboard,
    errors: [],
  }),
  hideFirstSteps: defineRoute({
    method: 'PUT',
    path: '/api/dashboard/first-steps',
    summary: 'Puts the first steps away, or brings them back',
    access: 'signed-in',
    body: z.object({ hidden: z.boolean() }),
    status: 204,
    response: null,
    errors: [],
  }),
};
