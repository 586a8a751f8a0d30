import { z } from 'zod';
import { defineRoute } from './route.ts';
import { limits } from './rules.ts';
import { matchDayInAddress, tournamentParams } from './tournaments.ts';

const film = z.int();
const count = z.int();
const decided = { winner: film, loser: film };
/** The winner's first. */
const score = z.tuple([count, count]);

/**
 * What a match day brought, as values that know no language; films by their id. They are made of totals and tables
 * alone, so that none can tell how anybody voted.
 */
const storyFact = z.discriminatedUnion('kind', [
  /** Nobody can catch it any more, though days remain. */
  z.object({ kind: z.literal('titleEarly'), film, daysLeft: count }),
  /** Champion on the last day; `ahead` is 0 where another rule than points decided. */
  z.object({ kind: z.literal('titleLast'), film, ahead: count }),
  z.object({
    kind: z.literal('titleShared'),
    films: z.array(film).max(limits.tournamentFilms.max),
  }),
  /** `from` led alone before; null where several did. */
  z.object({ kind: z.literal('newLeader'), film, from: film.nullable() }),
  z.object({ kind: z.literal('firstLeader'), film }),
  /** `ahead` of the next, in points. */
  z.object({ kind: z.literal('leaderStays'), film, ahead: count }),
  z.object({ kind: z.literal('leadShared'), count }),
  /** Positions before the day. */
  z.object({ kind: z.literal('upset'), ...decided, winnerWas: count, loserWas: count }),
  /** After so many matches without a defeat. */
  z.object({ kind: z.literal('firstDefeat'), film, by: film, after: count }),
  /** A win after so many matches without one. */
  z.object({ kind: z.literal('drought'), film, over: film, after: count }),
  /** From one position to another. */
  z.object({ kind: z.literal('climb'), film, from: count, to: count }),
  /** Wins in a row. */
  z.object({ kind: z.literal('winning'), film, length: count }),
  z.object({ kind: z.literal('unbeaten'), film, length: count }),
  /** By one vote, without which the first place would be another's. */
  z.object({ kind: z.literal('decisive'), ...decided, otherwise: film }),
  z.object({ kind: z.literal('narrow'), ...decided, votes: score }),
  z.object({ kind: z.literal('agreed'), ...decided, votes: count }),
  /** Each got so many votes. */
  z.object({ kind: z.literal('split'), films: z.tuple([film, film]), votes: count }),
  /** Lost the first leg, on that day, and won the second. */
  z.object({ kind: z.literal('revenge'), ...decided, lostOn: count }),
  z.object({ kind: z.literal('clear'), ...decided, votes: score }),
  /** Nobody voted. */
  z.object({ kind: z.literal('silent'), matches: count }),
]);
export type StoryFact = z.output<typeof storyFact>;

const dayStory = z.object({
  matchDay: z.int(),
  /** The most remarkable first. */
  facts: z.array(storyFact).max(5),
  /** The films that the facts speak of. */
  films: z.array(z.object({ id: z.int(), title: z.string() })).max(limits.tournamentFilms.max),
});
export type DayStory = z.output<typeof dayStory>;

export const storyRoutes = {
  getDayStory: defineRoute({
    method: 'GET',
    path: '/api/tournaments/:tournamentId/story',
    summary: 'What was remarkable about a match day that has closed',
    access: 'everyone',
    cost: 2,
    params: tournamentParams,
    query: z.object({ matchDay: matchDayInAddress }),
    status: 200,
    response: dayStory,
    errors: ['not_found'],
  }),
};
