import { z } from 'zod';
import { defineRoute } from './route.ts';
import { limits, matchOutcomes, tieBreaks } from './rules.ts';
import { matchDayInAddress, tournamentParams } from './tournaments.ts';

const standingsRow = z.object({
  position: z.int(),
  filmId: z.int(),
  filmTitle: z.string(),
  year: z.int().nullable(),
  director: z.string().nullable(),
  genre: z.string().nullable(),
  posterUrl: z.string().nullable(),
  ownerName: z.string().nullable(),
  points: z.int(),
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
  played: z.int(),
  votesFor: z.int(),
  votesAgainst: z.int(),
  /** The last five results, oldest first. */
  form: z.array(z.enum(matchOutcomes)).max(5),
  /** Places gained since the day before; negative when lost. */
  movement: z.int(),
  /** With points equal to the row above: the rule that separates them; else null. */
  decidedBy: z.enum(tieBreaks).nullable(),
  /** The same in all rows: the first 16 characters of the seal of the day that the table stands after; null until it is written. */
  seal: z.string().nullable(),
});
export type StandingsRow = z.output<typeof standingsRow>;

const positions = z.object({
  /** The match days that have a table, from 1 on. */
  matchDays: z.int(),
  /** When each of them closed; null of those for which nobody wrote it down. */
  closedAt: z.array(z.iso.datetime().nullable()).max(limits.matchDays),
  films: z
    .array(
      z.object({
        filmId: z.int(),
        filmTitle: z.string(),
        positions: z.array(z.int()).max(limits.matchDays),
      }),
    )
    .max(limits.tournamentFilms.max),
});
export type Positions = z.output<typeof positions>;

export const standingsRoutes = {
  getStandings: defineRoute({
    method: 'GET',
    path: '/api/tournaments/:tournamentId/leaderboard',
    summary: 'The table, after the last completed match day or after the one asked for',
    access: 'everyone',
    params: tournamentParams,
    query: z.object({ matchDay: matchDayInAddress.optional() }),
    status: 200,
    response: z.array(standingsRow).max(limits.tournamentFilms.max),
    errors: ['not_found'],
  }),
  getPositions: defineRoute({
    method: 'GET',
    path: '/api/tournaments/:tournamentId/positions',
    summary: 'Each film’s position after each match day, in the order of the table',
    access: 'everyone',
    cost: 2,
    params: tournamentParams,
    status: 200,
    response: positions,
    errors: ['not_found'],
  }),
};
