import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Match, VoteBody } from '@girone/contract/matches';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { gather } from '../../platform/gather.ts';
import { mayVote } from '../tournaments/index.ts';
import { votesByUser } from './matches.limits.ts';
import { presentMatch } from './matches.present.ts';
import { prepareCountedMatches, type CountedMatch } from './matches.repo.ts';
import { storeVotes, type Ballot, type StoredVote } from './store-votes.ts';

/**
 * Two, so that one batch is gathered and checked while the other waits for the disk. More would make
 * them smaller: what costs is the batch, not the votes in it.
 */
const batches = { maxInFlight: 2, maxBatch: 500, maxWaiting: 5000 };

interface Vote {
  readonly matchId: number;
  readonly body: VoteBody;
}

export type CastVote = (actor: Actor, vote: Vote) => Promise<Outcome<Match>>;

/**
 * Takes votes, those of concurrent requests together; each is answered after its own commit.
 * `onStored` hears of every vote that counts.
 */
export function createCastVote(
  { db, rateLimiter }: Pick<Platform, 'db' | 'rateLimiter'>,
  onStored: (vote: StoredVote) => void,
): CastVote {
  const readMatches = prepareCountedMatches(db);
  const cast = gather(async (ballots: readonly Ballot[]) => {
    const results = await storeVotes(db, ballots);
    const stored = results.flatMap((result) =>
      result.status === 'fulfilled' && result.value.ok ? [result.value.value] : [],
    );
    stored.forEach(onStored);
    const counted = await readMatches([...new Set(stored.map(({ matchId }) => matchId))]);
    return results.map((result) => showMatch(result, counted));
  }, batches);

  return async (actor, { matchId, body }) => {
    const { userId, isAdmin } = actor;
    const wait = await rateLimiter.take([votesByUser(userId)]);
    if (wait > 0) return refuse('rate_limited', { retryAfter: wait });

    const filmId = 'filmId' in body ? body.filmId : null;
    const outcome = await cast({ matchId, userId, isAdmin, filmId });
    if (!outcome) return refuse('unavailable', { retryAfter: 1 });
    if (!outcome.ok) return outcome;
    const { row, tally } = outcome.value;
    // Whoever has just voted takes part.
    const viewerMayVote = row.match.status === 'active' && mayVote(row.tournament, true);
    return accept(presentMatch(row, { tally, answer: { filmId }, viewerMayVote }));
  };
}

/** A stored vote's answer is its match as it stands now. */
function showMatch(
  result: PromiseSettledResult<Outcome<StoredVote>>,
  counted: ReadonlyMap<number, CountedMatch>,
): PromiseSettledResult<Outcome<CountedMatch>> {
  if (result.status === 'rejected') return result;
  if (!result.value.ok) return { status: 'fulfilled', value: result.value };
  const { matchId } = result.value.value;
  const match = counted.get(matchId);
  if (match) return { status: 'fulfilled', value: accept(match) };
  return { status: 'rejected', reason: new Error(`match ${matchId} is gone after a vote on it`) };
}
