import { z } from 'zod';
import { filmSummary } from './film-summary.ts';
import { person } from './people.ts';
import { defineRoute } from './route.ts';
import { limits } from './rules.ts';
import { hallFaces, reactions } from './stage-rules.ts';
import { storyFact } from './story.ts';
import { tournamentParams } from './tournaments.ts';

const instant = z.int();
const reactionCounts = z.partialRecord(
  z.enum(reactions),
  z.int().min(1).max(limits.bundledReactions),
);

/** An evening that was started. Instants are milliseconds since 1970 on the server's clock. */
const show = z.object({
  /** When the first match begins, or would have, had nobody paused or skipped. */
  startedAt: instant,
  pausedAt: instant.nullable(),
  /** While it is paused: when it goes on by itself, unless whoever runs it is seen again. */
  resumesAt: instant.nullable(),
});
export type StageShow = z.output<typeof show>;

const tableRow = z.object({ filmId: z.int(), position: z.int(), points: z.int() });
const table = z.array(tableRow).max(limits.tournamentFilms.max);
export type StageTable = z.output<typeof table>;

/** What a match is about, from what is known before it. */
const stake = z.discriminatedUnion('kind', [
  /** Whoever wins leads alone. */
  z.object({ kind: z.literal('leadAlone') }),
  /** The leader can be caught, or overtaken, by the other. */
  z.object({ kind: z.literal('leaderChased'), leader: z.int(), chaser: z.int(), points: z.int() }),
  z.object({ kind: z.literal('leaderPlays'), leader: z.int() }),
  z.object({ kind: z.literal('unbeaten'), film: z.int(), matches: z.int() }),
  /** The second leg; the winner of the first, with its votes first, or null after a draw. */
  z.object({
    kind: z.literal('secondLeg'),
    winner: z.int().nullable(),
    votes: z.tuple([z.int(), z.int()]),
  }),
  z.object({ kind: z.literal('level'), points: z.int() }),
  z.object({ kind: z.literal('positions'), film1: z.int(), film2: z.int() }),
]);
export type Stake = z.output<typeof stake>;

/** How a match ends, told when its turn comes. */
const told = z.object({
  index: z.int(),
  stake: stake.nullable(),
  film1Votes: z.int(),
  film2Votes: z.int(),
  /** The most remarkable thing that it brought. */
  fact: storyFact.nullable(),
  /** The table with it. */
  table,
});
export type ToldMatch = z.output<typeof told>;

const hall = z.object({
  /** People who are here, and how many have a seat: whoever may vote. */
  here: z.int(),
  seats: z.int(),
  faces: z.array(person).max(hallFaces),
});
export type Hall = z.output<typeof hall>;

const stage = z.object({
  tournament: z.object({
    id: z.int(),
    name: z.string(),
    circleName: z.string().nullable(),
    totalMatchDays: z.int(),
  }),
  /** The server's clock as it answered. */
  now: instant,
  viewerMayRun: z.boolean(),
  /** The day whose evening it is: the first that is held back, else the last that had an evening; null: there is none. */
  day: z
    .object({
      matchDay: z.int(),
      isSecondLeg: z.boolean(),
      /** The whole seal; null until it is written, and there is no evening before it. */
      seal: z.string().nullable(),
      /** When the day reveals itself if nobody does; null once its results are out. */
      revealsAt: z.iso.datetime().nullable(),
      /** Everybody was called for this instant. */
      calledFor: instant.nullable(),
      /** All of the championship: the table names those that rest, too. */
      films: z
        .array(filmSummary.extend({ ownerName: z.string().nullable() }))
        .max(limits.tournamentFilms.max),
      matches: z
        .array(z.object({ matchNumber: z.int(), film1Id: z.int(), film2Id: z.int() }))
        .max(limits.matchesPerDay),
      /** The table before the day. */
      table,
      show: show.nullable(),
      told: z.array(told).max(limits.matchesPerDay),
      hall,
    })
    .nullable(),
});
export type Stage = z.output<typeof stage>;

const dayBody = { matchDay: z.int().min(1).max(limits.matchDays) };

export const stageRoutes = {
  getStage: defineRoute({
    method: 'GET',
    path: '/api/tournaments/:tournamentId/stage',
    summary: 'The evening on which a match day is revealed, as far as it has come',
    access: 'everyone',
    params: tournamentParams,
    status: 200,
    response: stage,
    errors: ['not_found'],
  }),
  callToStage: defineRoute({
    method: 'POST',
    path: '/api/tournaments/:tournamentId/stage/call',
    summary: 'Tells everybody that the evening begins in five minutes (creator, admins)',
    access: 'signed-in',
    params: tournamentParams,
    body: z.object(dayBody),
    status: 200,
    response: z.object({ calledFor: instant }),
    errors: [
      'not_found',
      'forbidden',
      'day_not_held',
      'reveal_in_order',
      'show_running',
      'called_lately',
    ],
  }),
  startShow: defineRoute({
    method: 'POST',
    path: '/api/tournaments/:tournamentId/stage/start',
    summary: 'Starts the evening of the first day that is held back (creator, admins)',
    access: 'signed-in',
    params: tournamentParams,
    body: z.object(dayBody),
    status: 200,
    response: show,
    errors: [
      'not_found',
      'forbidden',
      'day_not_held',
      'reveal_in_order',
      'show_running',
      'day_not_sealed',
    ],
  }),
  directShow: defineRoute({
    method: 'POST',
    path: '/api/tournaments/:tournamentId/stage/direct',
    summary: 'Pauses, resumes or moves on the evening (creator, admins)',
    access: 'signed-in',
    params: tournamentParams,
    body: z.object({
      ...dayBody,
      action: z.enum(['pause', 'resume', 'next', 'end']),
      /** The number of the scene that the caller sees: two hands that press at once move on once. */
      scene: z.int().min(0).max(limits.stageScenes),
    }),
    status: 200,
    response: show,
    errors: ['not_found', 'forbidden', 'no_show', 'show_moved_on'],
  }),
  takeSeat: defineRoute({
    method: 'POST',
    path: '/api/tournaments/:tournamentId/stage/seat',
    summary: 'Says that the caller is still here, with what they threw since the last time',
    access: 'signed-in',
    // Counted for each person: a whole circle sits in one room, behind one address.
    cost: 0,
    params: tournamentParams,
    body: z.object({ ...dayBody, reactions: reactionCounts.optional() }),
    status: 200,
    response: z.object({
      now: instant,
      /** When to say it again, in milliseconds; longer in a full hall. */
      againIn: z.int(),
    }),
    errors: ['not_found', 'day_not_held'],
  }),
};
