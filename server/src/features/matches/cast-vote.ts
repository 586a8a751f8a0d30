import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Match, VoteBody } from '@girone/contract/matches';
import type { UserId } from '@girone/contract/ids';
import type { Answer } from '../../championship/voting.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RateRule } from '../../platform/rate-limit.ts';
import { gather, gatherAll } from './gather.ts';
import { mayVote } from '../tournaments/index.ts';
import { presentMatch } from './matches.present.ts';
import { countVotes, findMatchesById, type MatchRow } from './matches.repo.ts';
import { storeVotes, type Ballot, type StoredVote } from './store-votes.ts';

const votesOf = (userId: UserId): RateRule => ({
  key: `votes:user:${userId}`,
  limit: 120,
  seconds: 60,
});

/** Two, so that one batch is gathered and checked while the other waits for the disk. */
const batches = { maxInFlight: 2, maxBatch: 500 };
const maxWaiting = 5000;

interface CountedMatch {
  readonly row: MatchRow;
  readonly tally: ReadonlyMap<number, number> | undefined;
}

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
  const store = gather((ballots: readonly Ballot[]) => storeVotes(db, ballots), {
    ...batches,
    maxWaiting,
  });
  const read = gatherAll((ids: readonly number[]) => readCounted(db, ids), batches);

  return async (actor, { matchId, body }) => {
    const { userId, isAdmin } = actor;
    const wait = await rateLimiter.take([votesOf(userId)]);
    if (wait > 0) return refuse('rate_limited', { retryAfter: wait });

    const answer = toAnswer(body);
    const stored = await store({ matchId, userId, isAdmin, answer });
    if (!stored) return refuse('unavailable', { retryAfter: 1 });
    if (!stored.ok) return stored;
    onStored(stored.value);

    const { row, tally } = await read(matchId);
    const filmId = answer.answer === 'film' ? answer.filmId : null;
    const { match, tournament } = row;
    // Whoever has just voted takes part.
    const viewerMayVote = match.status === 'active' && mayVote(tournament, true);
    return accept(presentMatch(row, { tally, answer: { filmId }, viewerMayVote }));
  };
}

function toAnswer(body: VoteBody): Answer {
  return 'filmId' in body ? { answer: 'film', filmId: body.filmId } : { answer: 'not_seen' };
}

async function readCounted(
  db: Platform['db'],
  ids: readonly number[],
): Promise<PromiseSettledResult<CountedMatch>[]> {
  const wanted = [...new Set(ids)];
  const [rows, tallies] = await Promise.all([findMatchesById(db, wanted), countVotes(db, wanted)]);
  const byId = new Map(rows.map((row) => [row.match.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) return { status: 'rejected', reason: new Error(`match ${id} is gone`) };
    return { status: 'fulfilled', value: { row, tally: tallies.get(id) } };
  });
}
