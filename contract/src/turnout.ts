import { z } from 'zod';
import { person } from './people.ts';
import { defineRoute } from './route.ts';
import { turnoutNamed } from './rules.ts';
import { tournamentParams } from './tournaments.ts';

/** What everybody is waited for: to nominate until the start, then to vote on the day that is open. */
const stage = z.enum(['nominations', 'votes']);

/** Whether somebody has done their part. Of votes that alone is told, never which, when or how many. */
const turnoutPerson = person.extend({
  isDone: z.boolean(),
  isViewer: z.boolean(),
  /** Films nominated so far, and when the last was; null while votes are waited for. */
  films: z.int().nullable(),
  lastNominatedAt: z.iso.datetime().nullable(),
  /** Since when they have been in the circle; null in a public championship. */
  joinedAt: z.iso.datetime().nullable(),
});
export type TurnoutPerson = z.output<typeof turnoutPerson>;

const turnout = z.object({
  /** Null when nobody is waited for: not opened yet, or over. */
  stage: stage.nullable(),
  /** The day that is open. */
  matchDay: z.int().nullable(),
  requiredFilms: z.int(),
  /** Missing people first; of very many only the first. */
  people: z.array(turnoutPerson).max(turnoutNamed),
  total: z.int(),
  done: z.int(),
  /** Until the start: when it starts at the latest if nothing is missing; null once that has passed. */
  startsAt: z.iso.datetime().nullable(),
  viewerMayRemind: z.boolean(),
  /** When those who are missing were last reminded, and from when on it can be done again. */
  remindedAt: z.iso.datetime().nullable(),
  mayRemindAt: z.iso.datetime().nullable(),
});
export type Turnout = z.output<typeof turnout>;

export const turnoutRoutes = {
  getTurnout: defineRoute({
    method: 'GET',
    path: '/api/tournaments/:tournamentId/turnout',
    summary:
      'Who has nominated, or voted on the open day, and who is missing (who takes part, admins)',
    access: 'signed-in',
    params: tournamentParams,
    status: 200,
    response: turnout,
    errors: ['not_found', 'forbidden'],
  }),
  remindMissing: defineRoute({
    method: 'POST',
    path: '/api/tournaments/:tournamentId/remind',
    summary: 'Reminds whoever is missing, once in 24 hours (creator, who runs the circle, admins)',
    access: 'signed-in',
    params: tournamentParams,
    status: 200,
    response: z.object({
      /** How many people were missing. */
      people: z.int(),
      remindedAt: z.iso.datetime(),
      mayRemindAt: z.iso.datetime(),
    }),
    errors: ['not_found', 'forbidden', 'reminded_lately', 'nobody_missing'],
  }),
};
