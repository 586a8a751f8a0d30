import { z } from 'zod';
import { limits, matchStatuses, tieBreaks, tournamentStatuses } from './rules.ts';

const film = z.object({ title: z.string(), year: z.int().nullable() });

const filedMatch = z.object({
  matchDay: z.int(),
  leg: z.enum(['andata', 'ritorno']),
  matchNumber: z.int(),
  status: z.enum(matchStatuses),
  home: film,
  away: film,
  /** Null until the day is closed. */
  homeVotes: z.int().nullable(),
  awayVotes: z.int().nullable(),
  /** The title of the film that won; null for a draw, and before the close. */
  winner: z.string().nullable(),
  completedAt: z.iso.datetime().nullable(),
});

/** A championship to take away. It names films and no people: such a file goes from hand to hand. */
export const seasonFile = z.object({
  championship: z.object({
    id: z.int(),
    name: z.string(),
    description: z.string().nullable(),
    status: z.enum(tournamentStatuses),
    isPublic: z.boolean(),
    circleName: z.string().nullable(),
    matchDayFrequencyHours: z.int(),
    startedAt: z.iso.datetime().nullable(),
    completedAt: z.iso.datetime().nullable(),
    cancelledAt: z.iso.datetime().nullable(),
    drawSeed: z.string().nullable(),
  }),
  /** In the order in which they were nominated: with the seed anyone can draw them again. */
  films: z.array(film.extend({ id: z.int() })).max(limits.tournamentFilms.max),
  /** In the order of the calendar. */
  matches: z.array(filedMatch).max(limits.matches),
  /** After the last completed match day. */
  table: z
    .array(
      film.extend({
        position: z.int(),
        filmId: z.int(),
        points: z.int(),
        played: z.int(),
        wins: z.int(),
        draws: z.int(),
        losses: z.int(),
        votesFor: z.int(),
        votesAgainst: z.int(),
        decidedBy: z.enum(tieBreaks).nullable(),
      }),
    )
    .max(limits.tournamentFilms.max),
});
export type SeasonFile = z.output<typeof seasonFile>;
