import { z } from 'zod';
import { adminListQuery, reason, reasonBody } from './admin-lists.ts';
import { idInAddress } from './ids.ts';
import { matchParams } from './matches.ts';
import { pageOf } from './paging.ts';
import { defineRoute } from './route.ts';
import { limits, matchStatuses, tournamentStatuses } from './rules.ts';
import { fieldMessage } from './text.ts';
import { tournamentParams } from './tournaments.ts';

const adminTournament = z.object({
  id: z.int(),
  name: z.string(),
  status: z.enum(tournamentStatuses),
  isPublic: z.boolean(),
  circleName: z.string().nullable(),
  creatorName: z.string().nullable(),
  filmsCount: z.int(),
  matchesCompleted: z.int(),
  totalMatches: z.int(),
  /** 0 until the start. */
  currentMatchDay: z.int(),
  totalMatchDays: z.int(),
  /** When the day that is open closes by itself, if it does. */
  dayClosesAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
  cancelledAt: z.iso.datetime().nullable(),
});
export type AdminTournament = z.output<typeof adminTournament>;

const film = z.object({ id: z.int(), title: z.string() });

/** Counts, never who voted for what. */
const adminMatch = z.object({
  id: z.int(),
  tournament: z.object({ id: z.int(), name: z.string() }),
  matchDay: z.int(),
  matchNumber: z.int(),
  film1: film,
  film2: film,
  status: z.enum(matchStatuses),
  /** Its championship was cancelled before it was played. */
  isAbandoned: z.boolean(),
  /** Absent until the result stands. */
  film1Votes: z.int().nullable(),
  film2Votes: z.int().nullable(),
  autoAdvanceTime: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
  correction: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
});
export type AdminMatch = z.output<typeof adminMatch>;

const matchDay = z.int().min(1).max(limits.matchDays);
const votes = z.int().min(0).max(limits.correctedVotes.max);
/** The longest that a day can be kept open from now on. */
const farthestCloseMs = 90 * 86_400_000;

export const adminSeasonRoutes = {
  listAllTournaments: defineRoute({
    method: 'GET',
    path: '/api/admin/tournaments',
    summary: 'Championships by name, circle or creator',
    access: 'admin',
    query: z.object({
      status: z.enum(tournamentStatuses).optional(),
      ...adminListQuery(['created', 'name']),
    }),
    status: 200,
    response: pageOf(adminTournament),
    errors: [],
  }),
  closeDayAsAdmin: defineRoute({
    method: 'POST',
    path: '/api/admin/tournaments/:tournamentId/close-day',
    summary: 'Closes the match day that is open',
    access: 'admin',
    params: tournamentParams,
    body: z.strictObject({ matchDay, reason }),
    status: 200,
    response: adminTournament,
    errors: ['not_found', 'match_day_over', 'tournament_not_active'],
  }),
  extendDay: defineRoute({
    method: 'POST',
    path: '/api/admin/tournaments/:tournamentId/extend-day',
    summary: 'Keeps the match day that is open until another time',
    access: 'admin',
    params: tournamentParams,
    body: z.strictObject({
      matchDay,
      closesAt: z.iso
        .datetime({ offset: true, ...fieldMessage('deadline_invalid') })
        .refine((value) => Date.parse(value) > Date.now(), fieldMessage('deadline_past'))
        .refine(
          (value) => Date.parse(value) <= Date.now() + farthestCloseMs,
          fieldMessage('deadline_invalid'),
        ),
      reason,
    }),
    status: 200,
    response: adminTournament,
    errors: ['not_found', 'match_day_over', 'tournament_not_active'],
  }),
  cancelTournament: defineRoute({
    method: 'POST',
    path: '/api/admin/tournaments/:tournamentId/cancel',
    summary: 'Ends a running championship without a champion; deletes one that has not started',
    access: 'admin',
    params: tournamentParams,
    body: reasonBody,
    status: 204,
    response: null,
    errors: ['not_found', 'tournament_not_active'],
  }),
  listAllMatches: defineRoute({
    method: 'GET',
    path: '/api/admin/matches',
    summary: 'Matches by the titles of their films or the championship’s name',
    access: 'admin',
    query: z.object({
      status: z.enum(matchStatuses).optional(),
      tournamentId: idInAddress.optional(),
      ...adminListQuery(['id']),
    }),
    status: 200,
    response: pageOf(adminMatch),
    errors: [],
  }),
  correctResult: defineRoute({
    method: 'POST',
    path: '/api/admin/matches/:matchId/result',
    summary: 'Replaces the result of a completed match; the tables are written anew',
    access: 'admin',
    params: matchParams,
    body: z.strictObject({ film1Votes: votes, film2Votes: votes, reason }),
    status: 200,
    response: adminMatch,
    errors: ['not_found', 'match_not_completed', 'result_unchanged'],
  }),
};
