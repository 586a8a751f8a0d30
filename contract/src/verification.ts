import { z } from 'zod';
import { defineRoute } from './route.ts';
import { limits } from './rules.ts';
import { matchDayInAddress, tournamentParams } from './tournaments.ts';

/** Of the secret of a person's ballots: sixteen bytes. */
const ballotKey = z.string().regex(/^[\da-f]{32}$/);

export const hash = z.string().regex(/^[\da-f]{64}$/);

/** `1` for the film at home, `2` for the other, `0` for "I have not seen it". */
const ballotAnswer = z.literal([0, 1, 2]);

/** Said of the pair as well: a tuple's description has no length of its own. */
const ballot = z.tuple([z.string(), ballotAnswer]).meta({ minItems: 2, maxItems: 2 });

/** More people than vote on one match, and more entries than a season can have days and corrections. */
const most = { ballots: 100_000, seals: 10_000 };

const countedMatch = z.object({
  matchNumber: z.int(),
  film1Id: z.int(),
  film2Id: z.int(),
  /** As counted at the close: a correction stands in the chain of seals. */
  film1Votes: z.int(),
  film2Votes: z.int(),
  /** Null: the day closed before there were seals, and its ballots have no codes. */
  root: hash.nullable(),
  /** By rising code, so that neither time nor person shows; empty where the root is null. */
  ballots: z.array(ballot).max(most.ballots),
});

export const dayBallots = z.object({
  matchDay: z.int(),
  matches: z.array(countedMatch).max(limits.tournamentFilms.max / 2),
});
export type DayBallots = z.output<typeof dayBallots>;

const committedDraw = z.object({
  commitment: hash,
  /** The secret, the seed and the films are published at the start: null and empty until then. */
  secret: hash.nullable(),
  seed: z.string().nullable(),
  filmIds: z.array(z.int()).max(limits.tournamentFilms.max),
  order: z.array(z.int()).max(limits.tournamentFilms.max),
});

const seal = z.object({
  kind: z.enum(['draw', 'day', 'correction']),
  /** 0 of the draw. */
  matchDay: z.int(),
  /** Of a correction; so are the votes and the reason. */
  matchNumber: z.int().nullable(),
  film1Votes: z.int().nullable(),
  film2Votes: z.int().nullable(),
  hash,
  sealedAt: z.iso.datetime(),
  reason: z.string().nullable(),
});

export const seasonSeals = z.object({
  /** Null: it opened to nominations before there were commitments. */
  draw: committedDraw.nullable(),
  /** In the order of the chain; empty until the start, and where everything was over before there were seals. */
  seals: z.array(seal).max(most.seals),
});
export type SeasonSeals = z.output<typeof seasonSeals>;

const countReport = z.strictObject({
  /** The match that does not add up; null where it is something else. */
  matchNumber: z.int().min(1).max(limits.matches).nullable(),
});

export const verificationRoutes = {
  getBallots: defineRoute({
    method: 'GET',
    path: '/api/tournaments/:tournamentId/ballots',
    summary: 'The ballots of a closed match day, by code',
    access: 'everyone',
    cost: 2,
    params: tournamentParams,
    query: z.object({ matchDay: matchDayInAddress }),
    status: 200,
    response: dayBallots,
    errors: ['not_found', 'ballots_not_sealed', 'results_hidden'],
  }),
  getSeals: defineRoute({
    method: 'GET',
    path: '/api/tournaments/:tournamentId/seals',
    summary: 'The chain of seals of a championship, and what its draw followed from',
    access: 'everyone',
    params: tournamentParams,
    status: 200,
    response: seasonSeals,
    errors: ['not_found'],
  }),
  reportCount: defineRoute({
    method: 'POST',
    path: '/api/tournaments/:tournamentId/count-report',
    summary: 'Tells the admins that a count does not add up; of one match they hear once',
    access: 'signed-in',
    params: tournamentParams,
    body: countReport,
    status: 204,
    response: null,
    errors: ['not_found'],
  }),
  getBallotKey: defineRoute({
    method: 'GET',
    path: '/api/user/ballot-key',
    summary: 'The key of the caller’s ballots, if there is one yet',
    access: 'signed-in',
    status: 200,
    response: z.object({ key: ballotKey }).nullable(),
    errors: [],
  }),
  setBallotKey: defineRoute({
    method: 'PUT',
    path: '/api/user/ballot-key',
    summary: 'Sets the key of the caller’s ballots, once',
    access: 'signed-in',
    body: z.strictObject({ key: ballotKey }),
    status: 200,
    response: z.object({ key: ballotKey }),
    errors: ['ballot_key_set'],
  }),
};
