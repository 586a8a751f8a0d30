import { z } from 'zod';
import { filmSummary } from './film-summary.ts';
import { id, idInAddress } from './ids.ts';
import { longPageQuery, pageOf, pageQuery } from './paging.ts';
import { defineRoute } from './route.ts';
import { keptVotes, limits, matchStatuses } from './rules.ts';
import { fieldMessage } from './text.ts';
import { matchDayInAddress, tournamentParams } from './tournaments.ts';

const matchFilm = filmSummary.extend({
  /** First and last name of whoever added it, else the username; null once the account is deleted. */
  ownerName: z.string().nullable(),
});

export const match = z.object({
  id: z.int(),
  tournamentId: z.int(),
  tournamentName: z.string(),
  /** Whose members alone vote; null where everybody does. */
  circleName: z.string().nullable(),
  matchDay: z.int(),
  matchNumber: z.int(),
  /** First leg. */
  isHomeMatch: z.boolean(),
  status: z.enum(matchStatuses),
  film1: matchFilm,
  film2: matchFilm,
  /** Absent while the match is open in a championship whose count is secret. */
  film1Votes: z.int().nullable(),
  film2Votes: z.int().nullable(),
  totalVotes: z.int(),
  winnerId: z.int().nullable(),
  /** The film that the viewer voted for. */
  viewerVote: z.int().nullable(),
  /** The viewer has answered that they have not seen them. */
  viewerNotSeen: z.boolean(),
  /** Whether the viewer may vote here now. */
  viewerMayVote: z.boolean(),
  allowUnseen: z.boolean(),
  actualStartTime: z.iso.datetime().nullable(),
  autoAdvanceTime: z.iso.datetime().nullable(),
  scheduledStartTime: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
  /** An admin replaced the counted result, and says why. */
  correction: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
});
export type Match = z.output<typeof match>;

export const matchParams = z.object({ matchId: idInAddress });

/**
 * Of a vote that waited on its device for a line: who cast it, and how long before it was sent. An age, since what the
 * device takes for the time of day may be wrong. It decides between two choices of one person, never about the close.
 */
const kept = z
  .object({
    voterId: id,
    ageMs: z
      .int()
      .min(0)
      .max(keptVotes.days * 86_400_000),
  })
  .optional();

/** A film, or "I have not seen it" where the championship takes that for an answer. */
const voteBody = z.union([
  z.object({ filmId: id, kept }),
  z.object({ notSeen: z.literal(true), kept }),
]);
export type VoteBody = z.output<typeof voteBody>;

const tournamentId = idInAddress.optional();

/** What a cancelled championship left unplayed is neither active nor pending. */
const matchOverview = z.object({
  active: z.int(),
  completed: z.int(),
  pending: z.int(),
  /** Those in progress, newest first, at most a hundred, also where the counts are of one alone. */
  tournaments: pageOf(
    z.object({
      id: z.int(),
      name: z.string(),
      currentMatchDay: z.int(),
      totalMatchDays: z.int(),
    }),
  ),
});
export type MatchOverview = z.output<typeof matchOverview>;

export const matchRoutes = {
  listMatches: defineRoute({
    method: 'GET',
    path: '/api/matches',
    summary:
      'Matches of the championships that the caller may see: completed ones by their close, pending ones by their planned start, active ones by their opening, without a status newest first',
    access: 'everyone',
    cost: 2,
    query: z
      .object({
        tournamentId,
        /** Only those in which this film plays. */
        filmId: idInAddress.optional(),
        /** Only those of `filmId` against this one. */
        opponentId: idInAddress.optional(),
        status: z.enum(matchStatuses).optional(),
        ...pageQuery,
      })
      .refine(({ filmId, opponentId }) => opponentId === undefined || filmId !== undefined, {
        path: ['filmId'],
        ...fieldMessage('field_invalid'),
      }),
    status: 200,
    response: pageOf(match),
    errors: [],
  }),
  getMatchOverview: defineRoute({
    method: 'GET',
    path: '/api/matches/overview',
    summary: 'How many matches the caller may see in each state, and the championships in progress',
    access: 'everyone',
    query: z.object({ tournamentId }),
    status: 200,
    response: matchOverview,
    errors: [],
  }),
  listTournamentMatches: defineRoute({
    method: 'GET',
    path: '/api/tournaments/:tournamentId/matches',
    summary: 'The matches of a championship, in the order of the calendar',
    access: 'everyone',
    cost: 2,
    params: tournamentParams,
    query: z.object({
      matchDay: matchDayInAddress.optional(),
      status: z.enum(matchStatuses).optional(),
      ...longPageQuery,
    }),
    status: 200,
    response: pageOf(match),
    errors: ['not_found'],
  }),
  getMatch: defineRoute({
    method: 'GET',
    path: '/api/matches/:matchId',
    summary: 'One match',
    access: 'everyone',
    params: matchParams,
    status: 200,
    response: match,
    errors: ['not_found'],
  }),
  castVote: defineRoute({
    method: 'POST',
    path: '/api/matches/:matchId/vote',
    summary:
      'Votes for one of the two films; another vote while the match is open replaces it, one that waited on a device only what was chosen before it',
    access: 'signed-in',
    params: matchParams,
    body: voteBody,
    status: 200,
    response: match,
    errors: [
      'not_found',
      'not_eligible',
      'not_the_voter',
      'match_not_open',
      'newer_choice',
      'film_not_in_match',
      'unseen_not_allowed',
    ],
  }),
  closeMatchDay: defineRoute({
    method: 'POST',
    path: '/api/tournaments/:tournamentId/advance',
    summary:
      'Closes the match day that is open (creator, admins); one that opened less than a minute ago only by its number',
    access: 'signed-in',
    params: tournamentParams,
    body: z.object({ matchDay: z.int().min(1).max(limits.matchDays).optional() }).optional(),
    status: 200,
    /** The day that is open now; null when that was the last one. */
    response: z.object({ closedMatchDay: z.int(), currentMatchDay: z.int().nullable() }),
    errors: ['not_found', 'forbidden', 'match_day_over', 'tournament_not_active'],
  }),
  revealMatchDay: defineRoute({
    method: 'POST',
    path: '/api/tournaments/:tournamentId/reveal',
    summary: 'Shows the results of a closed match day that are held back (creator, admins)',
    access: 'signed-in',
    params: tournamentParams,
    body: z.object({ matchDay: z.int().min(1).max(limits.matchDays) }),
    status: 200,
    /** Whether that was the last day, and the championship is over. */
    response: z.object({ matchDay: z.int(), isLast: z.boolean() }),
    errors: ['not_found', 'forbidden', 'day_not_held', 'reveal_in_order', 'tournament_not_active'],
  }),
};
