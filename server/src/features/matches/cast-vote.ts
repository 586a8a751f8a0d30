import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Match, VoteBody } from '@girone/contract/matches';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { gather } from '../../platform/gather.ts';
import { mayVote } from '../tournaments/index.ts';
import { isOwnVote } from './matches.policy.ts';
import { presentMatch } from './matches.present.ts';
import { storeVotes, type Ballot, type StoredVote } from './store-votes.ts';
import { createReadVotedMatches } from './voted-matches.ts';

/**
 * Two, so that one batch is gathered and checked while the other waits for the disk. More would make
 * them smaller: what costs is the batch, not the votes in it.
 */
const batches = { name: 'votes', maxInFlight: 2, maxBatch: 500, maxWaiting: 5000 };

interface Vote {
  readonly matchId: number;
  readonly body: VoteBody;
  /** When the call came, by `performance.now()`. */
  readonly receivedAt: number;
}

export type CastVote = (actor: Actor, vote: Vote) => Promise<Outcome<Match>>;

/**
 * Takes votes, those of concurrent requests together; each is answered after its own commit.
 * `onStored` hears of every vote that counts.
 */
export function createCastVote(
  { db }: Pick<Platform, 'db'>,
  onStored: (vote: StoredVote) => void,
): CastVote {
  const readMatches = createReadVotedMatches();
  const cast = gather(
    (ballots: readonly Ballot[]) => storeVotes(db, ballots, readMatches),
    batches,
  );

  return async (actor, { matchId, body, receivedAt }) => {
    const { userId, isAdmin } = actor;
    const filmId = 'filmId' in body ? body.filmId : null;
    const { kept } = body;
    if (!isOwnVote(userId, kept)) return refuse('not_the_voter');
    const chosenAt = kept && receivedAt - kept.ageMs;
    const outcome = await cast({ matchId, userId, isAdmin, filmId, chosenAt });
    if (!outcome) return refuse('unavailable', { retryAfter: 1 });
    if (!outcome.ok) return outcome;
    onStored(outcome.value);
    const row = outcome.value.match;
    // Whoever has just voted takes part.
    const viewerMayVote = row.match.status === 'active' && mayVote(row.tournament, true);
    return accept(presentMatch(row, { answer: { filmId }, viewerMayVote }));
  };
}
