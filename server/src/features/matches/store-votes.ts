import { accept, refuse, type ErrorCode, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import { shareMatchDays } from '../../domain/queries/match-day-lock.ts';
import { sqlStateOf } from '../../platform/db/constraint-errors.ts';
import type { Database } from '../../platform/db/database.ts';
import { pipelined } from '../../platform/db/pipelined.ts';
import { refuseBrokenRules } from '../../platform/db/refuse-broken-rules.ts';
import { limitParallel } from '../../platform/limit-parallel.ts';
import { mayTakePart } from '../tournaments/index.ts';
import { giveBallotKeys } from '../verification/index.ts';
import { refuseVote } from './matches.policy.ts';
import type { MatchRow } from './matches.repo.ts';
import { createReadVotedMatches, type ReadVotedMatches } from './voted-matches.ts';
import { findNewerChoices, readVoteFacts, upsertVotes, type VoteFacts } from './votes.repo.ts';

export interface Ballot {
  readonly matchId: number;
  readonly userId: UserId;
  /** A site admin sees private circles; that makes the refusal another one, never a vote. */
  readonly isAdmin: boolean;
  /** The film voted for; null: "I have not seen it". */
  readonly filmId: number | null;
  /** When it was chosen, by `performance.now()`, if it waited on a device for a line; absent where it was cast as it came. */
  readonly chosenAt?: number | undefined;
}

/** Where a vote counts. */
interface Judged {
  readonly matchId: number;
  readonly userId: UserId;
  readonly tournamentId: number;
  readonly matchDay: number;
  readonly advanceOnAllCircleVotes: boolean;
}

export interface StoredVote extends Judged {
  /** As it stands with this vote. */
  readonly match: MatchRow;
}

type Stored = Outcome<StoredVote>;

const retriesAtOnce = 4;

/**
 * Stores the votes of many requests in one transaction, and answers each by itself. When that
 * transaction fails through one of them, each is tried alone: nobody's vote falls for another's.
 */
export async function storeVotes(
  db: Database,
  ballots: readonly Ballot[],
  readMatches = createReadVotedMatches(),
): Promise<PromiseSettledResult<Stored>[]> {
  try {
    const stored = await storeTogether(db, ballots, readMatches);
    return stored.map((value) => ({ status: 'fulfilled', value }));
  } catch (error) {
    if (!isBrokenByOne(error)) throw error;
    const whenFree = limitParallel(retriesAtOnce, { maxWaiting: ballots.length });
    return Promise.allSettled(
      ballots.map((ballot) => whenFree(() => storeAlone(db, ballot, readMatches))),
    );
  }
}

/** In two ways to the database and back: one asks what decides, the other writes and asks what came of it. */
async function storeTogether(
  db: Database,
  ballots: readonly Ballot[],
  readMatches: ReadVotedMatches,
): Promise<Stored[]> {
  const matchIds = ballots.map(({ matchId }) => matchId);
  const userIds = ballots.map(({ userId }) => userId);
  return pipelined(db, async ({ connection, commit }) => {
    const [, rows, newer] = await Promise.all([
      shareMatchDays(connection, { matchIds }),
      readVoteFacts(connection, { matchIds, userIds }),
      ballots.some(({ chosenAt }) => chosenAt !== undefined)
        ? findNewerChoices(connection, toColumns(ballots))
        : [],
    ]);
    const facts = new Map(rows.map((row) => [row.place, row]));
    const overtaken = new Set(newer.map(({ place }) => place));
    const answers = ballots.map((ballot, index) => {
      const judged = judge(ballot, facts.get(index + 1));
      return judged.ok && overtaken.has(index + 1) ? refuse('newer_choice') : judged;
    });
    const accepted = ballots.filter((_, index) => answers[index]?.ok);
    const keyless = ballots.filter(
      (_, index) => answers[index]?.ok && facts.get(index + 1)?.hasKey === false,
    );
    if (accepted.length === 0) return answers.flatMap((answer) => (answer.ok ? [] : answer));
    const givingKeys =
      keyless.length > 0 &&
      giveBallotKeys(connection, { userIds: keyless.map(({ userId }) => userId) });
    const versions = new Map(rows.map(({ matchId, version }) => [matchId, version]));
    const [, , matches] = await Promise.all([
      givingKeys,
      upsertVotes(connection, toColumns(lastChoices(accepted))),
      readMatches(connection, versions),
      commit(),
    ]);
    return answers.map((answer) => (answer.ok ? withMatch(answer.value, matches) : answer));
  });
}

/** Of one person's votes on one match the one that was chosen last counts; of those cast as they came, the last. */
function lastChoices(ballots: readonly Ballot[]): Ballot[] {
  const oldestFirst = ballots.toSorted((one, other) => momentOf(one) - momentOf(other));
  return [...new Map(oldestFirst.map((vote) => [`${vote.matchId}:${vote.userId}`, vote])).values()];
}

function momentOf({ chosenAt = Number.MAX_VALUE }: Ballot): number {
  return chosenAt;
}

function toColumns(ballots: readonly Ballot[]) {
  return {
    matchIds: ballots.map(({ matchId }) => matchId),
    userIds: ballots.map(({ userId }) => userId),
    filmIds: ballots.map(({ filmId }) => filmId),
    // Told as an age, now: whatever it has waited for here counts with it, and no two clocks need agree.
    agesMs: ballots.map(({ chosenAt }) =>
      chosenAt === undefined ? null : performance.now() - chosenAt,
    ),
  };
}

function withMatch(vote: Judged, matches: ReadonlyMap<number, MatchRow>): Stored {
  const match = matches.get(vote.matchId);
  if (!match) throw new Error(`match ${vote.matchId} is gone after a vote on it`);
  return accept({ ...vote, match });
}

function judge(
  { userId, matchId, isAdmin, filmId }: Ballot,
  facts: VoteFacts | undefined,
): Outcome<Judged> {
  if (!facts) return refuse('not_found');
  const { tournamentId, matchDay, circleId, advanceOnAllCircleVotes } = facts;
  const code = refuseVote(
    { ...facts, isRunning: facts.tournamentStatus === 'active' },
    {
      isInGoodStanding: facts.isInGoodStanding,
      mayTakePart: mayTakePart({ circleId }, facts.isMember),
      maySee: facts.isCirclePublic || isAdmin,
    },
    filmId,
  );
  if (code) return refuse(code);
  return accept({ matchId, userId, tournamentId, matchDay, advanceOnAllCircleVotes });
}

/** The database's own rules about a vote, should the checks above ever miss one. */
const databaseRules = new Map<string, ErrorCode>([
  ['votes_match_open', 'match_not_open'],
  ['votes_film_in_match_fk', 'film_not_in_match'],
  ['votes_match_fk', 'not_found'],
]);

async function storeAlone(
  db: Database,
  ballot: Ballot,
  readMatches: ReadVotedMatches,
): Promise<Stored> {
  return refuseBrokenRules(databaseRules, async () => {
    const [stored] = await storeTogether(db, [ballot], readMatches);
    if (!stored) throw new Error('a vote was neither taken nor refused');
    return stored;
  });
}

/** Bad values, broken rules, deadlocks and waits that took too long; not a database that is away. */
const statesOfOne = /^(?:22|23|40|55P03$|57014$|P0)/;

function isBrokenByOne(error: unknown): boolean {
  return statesOfOne.test(sqlStateOf(error) ?? '');
}
