import { isTimeZone } from './time-zone.ts';
import { z } from 'zod';
import { filmsPerUser, maxFilms } from './ceilings.ts';
import { champions } from './champions.ts';
import { circleId, id, idInAddress } from './ids.ts';
import { pageOf, pageQuery } from './paging.ts';
import { defineRoute } from './route.ts';
import {
  defaults,
  leastOpenHours,
  limits,
  matchDayFrequencies,
  startTriggers,
  tournamentStatuses,
} from './rules.ts';
import { fieldMessage, trimmedText } from './text.ts';

const hourOfDay = z.int(fieldMessage('field_invalid')).min(0).max(23);
const timeZone = z.string().max(64).refine(isTimeZone, fieldMessage('field_invalid'));

/** When the results of a closed day are shown: at once, when the organiser turns them up, or at an hour of the day. */
const reveal = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('off') }),
  z.object({ mode: z.literal('by_hand') }),
  z.object({ mode: z.literal('at_hour'), hour: hourOfDay, zone: timeZone }),
]);
export type Reveal = z.output<typeof reveal>;

const tournament = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  status: z.enum(tournamentStatuses),
  /** Open to everybody; else it is a circle's. */
  isPublic: z.boolean(),
  circleId: z.int().nullable(),
  circleName: z.string().nullable(),
  /** Its circle was deleted: it stays for those who took part, under the circle's name. */
  isArchived: z.boolean(),
  createdBy: z.int(),
  creatorName: z.string().nullable(),
  viewerIsCreator: z.boolean(),
  maxFilms: z.int(),
  requiredFilmsPerUser: z.int(),
  minNominationsPerUser: z.int(),
  maxNominationsPerUser: z.int(),
  matchDayFrequencyHours: z.int(),
  matchDurationHours: z.int(),
  advanceOnAllCircleVotes: z.boolean(),
  autoAdvanceOnAllVotes: z.boolean(),
  timeoutAdvanceEnabled: z.boolean(),
  /** Of a public one: however soon everybody awaited has voted, a day stays open for so long; else 0. */
  minOpenHours: z.int(),
  /** Tallies stay hidden until the day closes. */
  secretCount: z.boolean(),
  reveal,
  /** "I have not seen it" is an answer. */
  allowUnseen: z.boolean(),
  preparationDeadline: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
  cancelledAt: z.iso.datetime().nullable(),
  participantsCount: z.int(),
  filmsCount: z.int(),
  matchesCompleted: z.int(),
  totalMatches: z.int(),
  /** 0 until the start. */
  currentMatchDay: z.int(),
  totalMatchDays: z.int(),
  champions,
  /** What the viewer may do here and now; the same rules decide when it is tried. */
  viewerMay: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    open: z.boolean(),
    forceStart: z.boolean(),
    nominate: z.boolean(),
    vote: z.boolean(),
    discuss: z.boolean(),
    closeDay: z.boolean(),
    /** Show results that are held back. */
    reveal: z.boolean(),
    /** Play one that is over again, with the same people and settings. */
    rematch: z.boolean(),
  }),
});
export type Tournament = z.output<typeof tournament>;

const readinessRow = z.object({
  requirement: z.int(),
  /** Of films per user: the average. */
  current: z.number(),
  ok: z.boolean(),
  missing: z.int(),
});

const owing = z.object({
  userId: z.int(),
  username: z.string(),
  /** First and last name, else the username; null once the account is deleted. */
  name: z.string().nullable(),
  /** Nominated so far, and still owed. */
  films: z.int(),
  missing: z.int(),
});
export type Owing = z.output<typeof owing>;

const readiness = z.object({
  participants: readinessRow,
  totalFilms: readinessRow,
  filmsPerUser: readinessRow,
  maxTotalFilms: readinessRow,
  ready: z.boolean(),
  missingParticipants: z.int(),
  missingFilms: z.int(),
  /** Who takes part with fewer films than asked for, and so keeps it from starting. */
  owing: z.array(owing).max(limits.tournamentFilms.max),
  /** The deadline has passed and something is missing. */
  isOverdue: z.boolean(),
  /** What a ready championship waits for, and when it starts by itself. */
  waitsFor: z.enum(startTriggers).nullable(),
  startsAt: z.iso.datetime().nullable(),
});
export type Readiness = z.output<typeof readiness>;

const tournamentDetail = tournament.extend({
  /** Until the start. */
  readiness: readiness.nullable(),
  /** The draw can be computed again from it. */
  drawSeed: z.string().nullable(),
  /** The post with which its discussion begins. */
  socialTopicId: z.int().nullable(),
  /** When the day that is open closes by itself; absent when only votes or a hand close it. */
  dayClosesAt: z.iso.datetime().nullable(),
  /** Everybody awaited has voted, and the day stays open for its least time: when it closes for that. */
  dayWaitsUntil: z.iso.datetime().nullable(),
  /** The first day whose results are held back, and when they show themselves; null when none are. */
  heldDay: z.object({ matchDay: z.int(), revealsAt: z.iso.datetime() }).nullable(),
  /** Open matches that wait for the viewer's answer; null for whoever has no vote here. */
  viewerVotesLeft: z.int().nullable(),
  /** Whether the viewer takes part and is told who else is in, and who is missing. */
  viewerSeesTurnout: z.boolean(),
  /** Whether the viewer may take others’ films out before the start. */
  viewerMayTakeOut: z.boolean(),
  /** Whether the viewer runs its circle and may bring people into it while nominations are open. */
  viewerMayInvite: z.boolean(),
  /** The championship that plays this one again, where the viewer may see it. */
  rematch: z.object({ id: z.int(), name: z.string() }).nullable(),
});
export type TournamentDetail = z.output<typeof tournamentDetail>;

const name = trimmedText('tournament_name_required')
  .min(limits.tournamentName.min, fieldMessage('tournament_name_required'))
  .max(limits.tournamentName.max, fieldMessage('tournament_name_too_long'));
const description = trimmedText().max(
  limits.tournamentDescription.max,
  fieldMessage('field_too_long'),
);
const frequency = z.union(
  matchDayFrequencies.map((hours) => z.literal(hours)),
  fieldMessage('frequency_unknown'),
);
const farthestDeadlineMs = 365 * 86_400_000;
const deadline = z.iso
  .datetime({ offset: true, ...fieldMessage('deadline_invalid') })
  .refine(
    (value) => Date.parse(value) <= Date.now() + farthestDeadlineMs,
    fieldMessage('deadline_invalid'),
  );

const minOpenHours = z.union(
  leastOpenHours.map((hours) => z.literal(hours)),
  fieldMessage('field_invalid'),
);

export const createTournamentBody = z.object({
  name,
  description: description.optional(),
  /** Absent: public. */
  circleId: circleId.nullish(),
  maxFilms: maxFilms.default(defaults.tournament.maxFilms),
  requiredFilmsPerUser: filmsPerUser.default(defaults.tournament.requiredFilmsPerUser),
  matchDayFrequencyHours: frequency.default(defaults.tournament.matchDayFrequencyHours),
  advanceOnAllCircleVotes: z.boolean().default(true),
  timeoutAdvanceEnabled: z.boolean().default(true),
  minOpenHours: minOpenHours.default(0),
  secretCount: z.boolean().default(false),
  reveal: reveal.default({ mode: 'off' }),
  allowUnseen: z.boolean().default(false),
  preparationDeadline: deadline.optional(),
  /** Kept in preparation, for its creator's eyes alone. */
  draft: z.boolean().default(false),
  /** The championship that it plays again: one that is over, of the same circle or public as well. */
  rematchOf: id.optional(),
});
export type CreateTournamentBody = z.output<typeof createTournamentBody>;

/**
 * What is left out stays. A draft can change in everything, one in setup in all but its type, afterwards what
 * still may. What cannot be changed at all is refused, not passed over.
 */
const editTournamentBody = z.strictObject({
  name: name.optional(),
  description: description.nullish(),
  /** Null: public. */
  circleId: circleId.nullable().optional(),
  maxFilms: maxFilms.optional(),
  requiredFilmsPerUser: filmsPerUser.optional(),
  matchDayFrequencyHours: frequency.optional(),
  advanceOnAllCircleVotes: z.boolean().optional(),
  timeoutAdvanceEnabled: z.boolean().optional(),
  minOpenHours: minOpenHours.optional(),
  secretCount: z.boolean().optional(),
  reveal: reveal.optional(),
  allowUnseen: z.boolean().optional(),
  preparationDeadline: deadline.optional(),
});
export type EditTournamentBody = z.output<typeof editTournamentBody>;

const startedTournament = z.object({ message: z.string(), tournament: tournamentDetail });

export const tournamentParams = z.object({ tournamentId: idInAddress });

export const matchDayInAddress = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number);

export const tournamentRoutes = {
  listTournaments: defineRoute({
    method: 'GET',
    path: '/api/tournaments',
    summary: 'The championships that the caller may see, newest first',
    access: 'signed-in',
    query: z.object({
      circleId: idInAddress.pipe(circleId).optional(),
      /** `open`: all but the completed ones. */
      status: z.enum([...tournamentStatuses, 'open']).optional(),
      search: trimmedText().max(100).optional(),
      ...pageQuery,
    }),
    status: 200,
    response: pageOf(tournament),
    errors: [],
  }),
  createTournament: defineRoute({
    method: 'POST',
    path: '/api/tournaments',
    summary: 'Creates a championship, open to nominations unless it is a draft',
    access: 'signed-in',
    body: createTournamentBody,
    status: 201,
    response: tournamentDetail,
    errors: ['forbidden', 'not_found', 'email_unverified', 'rematch_exists'],
  }),
  getTournament: defineRoute({
    method: 'GET',
    path: '/api/tournaments/:tournamentId',
    summary: 'One championship, and before its start what it still lacks',
    access: 'signed-in',
    params: tournamentParams,
    status: 200,
    response: tournamentDetail,
    errors: ['not_found'],
  }),
  editTournament: defineRoute({
    method: 'PATCH',
    path: '/api/tournaments/:tournamentId',
    summary: 'Changes a championship of one’s own',
    access: 'signed-in',
    params: tournamentParams,
    body: editTournamentBody,
    status: 200,
    response: tournamentDetail,
    errors: [
      'not_found',
      'forbidden',
      'email_unverified',
      'tournament_started',
      'type_fixed',
      'limit_below_use',
    ],
  }),
  deleteTournament: defineRoute({
    method: 'DELETE',
    path: '/api/tournaments/:tournamentId',
    summary: 'Deletes a championship before its start; a running one only an admin can cancel',
    access: 'signed-in',
    params: tournamentParams,
    status: 204,
    response: null,
    errors: ['not_found', 'forbidden', 'tournament_started'],
  }),
  openTournament: defineRoute({
    method: 'POST',
    path: '/api/tournaments/:tournamentId/open',
    summary: 'Opens a draft to nominations',
    access: 'signed-in',
    params: tournamentParams,
    status: 200,
    response: tournamentDetail,
    errors: ['not_found', 'forbidden', 'not_a_draft'],
  }),
  forceStart: defineRoute({
    method: 'POST',
    path: '/api/tournaments/:tournamentId/force-start',
    summary:
      'Starts a championship that has at least two films (creator, admins); one that runs answers the same',
    access: 'signed-in',
    params: tournamentParams,
    status: 200,
    response: startedTournament,
    errors: ['not_found', 'forbidden', 'tournament_not_in_setup', 'too_few_films'],
  }),
  startWithout: defineRoute({
    method: 'POST',
    path: '/api/tournaments/:tournamentId/start-without',
    summary:
      'After the deadline: takes out those who have too few films and starts with the rest (creator, admins)',
    access: 'signed-in',
    params: tournamentParams,
    body: z.strictObject({
      /** Exactly those who have too few now, as the caller has seen them. */
      userIds: z.array(id).min(1).max(limits.tournamentFilms.max),
    }),
    status: 200,
    response: startedTournament,
    errors: [
      'not_found',
      'forbidden',
      'tournament_not_in_setup',
      'deadline_ahead',
      'participants_changed',
      'too_few_films',
    ],
  }),
};
