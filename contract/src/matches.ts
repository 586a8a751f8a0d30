import { z } from 'zod';
import { pageQuery } from './paging.ts';
import { defineRoute } from './route.ts';
import { matchStatuses } from './rules.ts';

const matchFilm = z.object({
  id: z.int(),
  title: z.string(),
  year: z.int().nullable(),
  director: z.string().nullable(),
  genre: z.string().nullable(),
  posterUrl: z.string().nullable(),
  /** First and last name of whoever added it, else the username; null once the account is deleted. */
  ownerName: z.string().nullable(),
});

const match = z.object({
  id: z.int(),
  tournamentId: z.int(),
  tournamentName: z.string(),
  matchDay: z.int(),
  matchNumber: z.int(),
  status: z.enum(matchStatuses),
  film1: matchFilm,
  film2: matchFilm,
  /** Absent while the match is open in a championship whose count is secret. */
  film1Votes: z.int().nullable(),
  film2Votes: z.int().nullable(),
  totalVotes: z.int(),
  winnerId: z.int().nullable(),
  actualStartTime: z.iso.datetime().nullable(),
  autoAdvanceTime: z.iso.datetime().nullable(),
});
export type Match = z.output<typeof match>;

export const matchRoutes = {
  listMatches: defineRoute({
    method: 'GET',
    path: '/api/matches',
    summary: 'Matches of the championships that the caller may see, newest first',
    access: 'everyone',
    query: z.object({ status: z.enum(matchStatuses).optional(), ...pageQuery }),
    status: 200,
    response: z.array(match),
    errors: [],
  }),
};
