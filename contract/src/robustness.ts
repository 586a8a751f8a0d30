import { z } from 'zod';
import { filmSummary } from './film-summary.ts';
import { defineRoute } from './route.ts';
import { limits, tieBreaks } from './rules.ts';
import { tournamentParams } from './tournaments.ts';

const film = z.int();
const count = z.int();
const manyFilms = z.array(film).max(limits.tournamentFilms.max);

/** How the same votes may be counted; `played` is how they were. */
const recountKinds = [
  'played',
  'twoPoints',
  'firstLeg',
  'withoutOwn',
  'alwaysAnswered',
  'headToHead',
  'voteDifference',
] as const;

/** With how much the first is first: points, rivals beaten or the difference of votes, by the kind of recount. */
const lead = z.object({
  score: count,
  /** Who is next, and how far behind; null where the first place is shared. */
  next: film.nullable(),
  ahead: count,
  /** Of equals: the rule of the table that separates them. */
  decidedBy: z.enum(tieBreaks).nullable(),
  /** Where another would be champion: what becomes of who is. */
  holder: z.object({ position: z.int(), score: count }).nullable(),
});

const recount = z.object({
  kind: z.enum(recountKinds),
  /** Several where they would share the title, none where nobody beats all others. */
  champions: manyFilms,
  isSame: z.boolean(),
  /** Why nobody does: they beat each other in a circle, or the best are level. */
  obstacle: z.enum(['cycle', 'level']).nullable(),
  /** Null where people are left out: figures would tell their votes. */
  lead: lead.nullable(),
  /** Of the first five of the table, in its order. */
  positions: z.array(z.int()).max(5).nullable(),
  /** Whose votes count, where some people's do not. */
  people: count.nullable(),
});

/** How far apart a film and its opponents were on average, in votes, over the matches on which anybody voted. */
const margin = z.object({ film, matches: count, margin: z.number(), won: count, lost: count });

const assessment = z.object({
  verdict: z.enum(['granite', 'solid', 'balanced', 'fragile']),
  played: recount,
  /** Those that leave out too few people to tell are not there. */
  recounts: z.array(recount).max(recountKinds.length),
  /** The first five of the table. */
  top: z.array(film).max(5),
  /** The season without one voter at a time: how often the champion is the same. Null under five voters. */
  exclusions: z.object({ voters: count, same: count }).nullable(),
  voters: count,
  firstLegDays: z.int(),
  /** Of totals alone; null where all films are alike. */
  agreement: z.object({ divisive: margin, agreed: margin }).nullable(),
});

const robustness = z.object({
  id: z.int(),
  name: z.string(),
  /** `running`: not over. `empty`: over, and nobody voted. */
  state: z.enum(['running', 'cancelled', 'empty', 'assessed']),
  assessment: assessment.nullable(),
  /** Those that it speaks of. */
  films: z.array(filmSummary).max(limits.tournamentFilms.max),
});
export type Robustness = z.output<typeof robustness>;

export const robustnessRoutes = {
  getRobustness: defineRoute({
    method: 'GET',
    path: '/api/tournaments/:tournamentId/robustness',
    summary:
      'Who would be champion had the same votes been counted otherwise; of seasons that are over',
    access: 'everyone',
    cost: 4,
    params: tournamentParams,
    status: 200,
    response: robustness,
    errors: ['not_found', 'unavailable'],
  }),
};
