import { z } from 'zod';
import { filmSummary } from './film-summary.ts';
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
export const storyFact = z.discriminatedUnion('kind', [
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

export const dayStory = z.object({
  matchDay: z.int(),
  /** The most remarkable first. */
  facts: z.array(storyFact).max(5),
  /** The films that the facts speak of. */
  films: z.array(z.object({ id: z.int(), title: z.string() })).max(limits.tournamentFilms.max),
});
export type DayStory = z.output<typeof dayStory>;

/** A match, the winner's votes first where there is a winner. */
const recapMatch = { matchDay: z.int(), films: z.tuple([film, film]), votes: score };

/** A season that is over, card by card; what it has no material for is null. */
const recap = z.object({
  matchDays: z.int(),
  matches: z.int(),
  champion: z.object({
    /** Several where they share the title. */
    films: z.array(film).min(1).max(limits.tournamentFilms.max),
    points: count,
    wins: count,
    draws: count,
    losses: count,
    /** Of the next, in points, and who that is; null where the title is shared or nobody is next. */
    ahead: count,
    next: film.nullable(),
  }),
  /** Of the champion, if it is one alone: its position after each day, and those of the four behind it. */
  path: z
    .object({
      film,
      positions: z.array(z.int()).max(limits.matchDays),
      others: z.array(z.array(z.int()).max(limits.matchDays)).max(4),
      worst: z.int(),
      daysLed: count,
    })
    .nullable(),
  upset: z.object({ ...recapMatch, winnerWas: count, loserWas: count }).nullable(),
  divided: z.object(recapMatch).nullable(),
  run: z.object({ film, length: count, fromDay: z.int(), toDay: z.int() }).nullable(),
  loved: z.object({ film, votes: count, percent: count, isChampion: z.boolean() }).nullable(),
  closest: z.object(recapMatch).nullable(),
});
export type Recap = z.output<typeof recap>;

const seasonRecap = z.object({
  id: z.int(),
  name: z.string(),
  isPublic: z.boolean(),
  /** Null while it is not over, or where it was called off. */
  recap: recap.nullable(),
  /** Those that the cards show. */
  films: z.array(filmSummary).max(limits.tournamentFilms.max),
  crowd: z.object({ voters: count, votes: count }),
});
export type SeasonRecap = z.output<typeof seasonRecap>;

/** The caller's own season, of one that is over; null where they have not voted in it. */
const ownSeason = z
  .object({
    /** Films that they voted for, of all matches. */
    voted: count,
    matches: count,
    /** How often theirs was the film that won. */
    withMajority: count,
    favourite: filmSummary,
    /** Votes for it, of the matches that it played. */
    favouriteVotes: count,
    favouriteMatches: count,
  })
  .nullable();
export type OwnSeason = z.output<typeof ownSeason>;

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
  getRecap: defineRoute({
    method: 'GET',
    path: '/api/tournaments/:tournamentId/recap',
    summary: 'A season that is over, card by card',
    access: 'everyone',
    cost: 4,
    params: tournamentParams,
    status: 200,
    response: seasonRecap,
    errors: ['not_found'],
  }),
  getOwnSeason: defineRoute({
    method: 'GET',
    path: '/api/tournaments/:tournamentId/my-season',
    summary: 'The caller’s own votes in a season that is over, summed up; nobody else’s',
    access: 'signed-in',
    params: tournamentParams,
    status: 200,
    response: z.object({ season: ownSeason }),
    errors: ['not_found'],
  }),
};
