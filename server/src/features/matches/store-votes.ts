import { accept, refuse, type ErrorCode, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import { sqlStateOf } from '../../platform/db/constraint-errors.ts';
import type { Database } from '../../platform/db/database.ts';
import { shareMatchDays } from '../../platform/db/match-day-lock.ts';
import { refuseBrokenRules } from '../../platform/db/refuse-broken-rules.ts';
import { limitParallel } from '../../platform/limit-parallel.ts';
import { mayTakePart } from '../tournaments/index.ts';
import { refuseVote } from './matches.policy.ts';
import { readVoteFacts, upsertVotes, type NewVote, type VoteFacts } from './votes.repo.ts';

export interface Ballot {
  readonly matchId: number;
  readonly userId: UserId;
  /** A site admin sees private circles; that makes the refusal another one, never a vote. */
  readonly isAdmin: boolean;
  /** The film voted for; null: "I have not seen it". */
  readonly filmId: number | null;
}

/** Where a stored vote counts. */
export interface StoredVote {
  readonly matchId: number;
  readonly userId: UserId;
  readonly tournamentId: number;
  readonly matchDay: number;
  readonly advanceOnAllCircleVotes: boolean;
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
): Promise<PromiseSettledResult<Stored>[]> {
  try {
    const stored = await storeTogether(db, ballots);
    return stored.map((value) => ({ status: 'fulfilled', value }));
  } catch (error) {
    if (!isBrokenByOne(error)) throw error;
    const whenFree = limitParallel(retriesAtOnce);
    return Promise.allSettled(ballots.map((ballot) => whenFree(() => storeAlone(db, ballot))));
  }
}

async function storeTogether(db: Database, ballots: readonly Ballot[]): Promise<Stored[]> {
  return db.transaction(async (tx) => {
    const matchIds = ballots.map(({ matchId }) => matchId);
    await shareMatchDays(tx, matchIds);
    const userIds = ballots.map(({ userId }) => userId);
    const facts = new Map(
      (await readVoteFacts(tx, { matchIds, userIds })).map((row) => [row.place, row]),
    );
    // Of one person's votes on one match the last one counts.
    const accepted = new Map<string, NewVote>();
    const answers = ballots.map((ballot, index) => {
      const answer = judge(ballot, facts.get(index + 1));
      if (answer.ok) accepted.set(`${ballot.matchId}:${ballot.userId}`, ballot);
      return answer;
    });
    if (accepted.size > 0) await upsertVotes(tx, [...accepted.values()]);
    return answers;
  });
}

function judge({ userId, matchId, isAdmin, filmId }: Ballot, facts: VoteFacts | undefined): Stored {
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

async function storeAlone(db: Database, ballot: Ballot): Promise<Stored> {
  return refuseBrokenRules(databaseRules, async () => {
    const [stored] = await storeTogether(db, [ballot]);
    if (!stored) throw new Error('a vote was neither taken nor refused');
    return stored;
  });
}

/** Bad values, broken rules, deadlocks and waits that took too long; not a database that is away. */
const statesOfOne = /^(?:22|23|40|55P03$|57014$|P0)/;

function isBrokenByOne(error: unknown): boolean {
  return statesOfOne.test(sqlStateOf(error) ?? '');
}
