import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Reactions } from '@girone/contract/posts';
import { holdPerson } from '../../domain/queries/lock-people.ts';
import { retryConflict } from '../../platform/db/retry-conflict.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { reactionsByUser } from './posts.limits.ts';
import { asParticipant } from './posts.policy.ts';
import { lockPost } from './posts.repo.ts';
import { addReaction, getReactions, removeReaction, type ReactionKind } from './reactions.repo.ts';
import type { CountBroadcast } from './broadcast-counts.ts';

interface Wish {
  readonly postId: number;
  readonly kind: ReactionKind;
  /** False takes it back. */
  readonly isWanted: boolean;
}

export type ReactToPost = (actor: Actor, wish: Wish) => Promise<Outcome<Reactions>>;

const opposite = { like: 'dislike', dislike: 'like' } as const;

/** Sets or takes back a like or dislike; each of them ends the other, and repeating changes nothing. */
export function createReactToPost(
  { db, rateLimiter }: Pick<Platform, 'db' | 'rateLimiter'>,
  counts: CountBroadcast,
): ReactToPost {
  return async (actor, { postId, kind, isWanted }) => {
    const { userId } = actor;
    const wait = await rateLimiter.take(reactionsByUser(userId));
    if (wait > 0) return refuse('rate_limited', { retryAfter: wait });

    const outcome = await retryConflict(() =>
      db.transaction(async (tx) => {
        if (!(await holdPerson(tx, userId))) return undefined;
        if (!(await lockPost(tx, asParticipant(actor), postId))) return undefined;
        const reaction = { kind, postId, userId };
        const hasEndedOther =
          isWanted && (await removeReaction(tx, { ...reaction, kind: opposite[kind] }));
        const hasChanged = await (isWanted ? addReaction : removeReaction)(tx, reaction);
        const reactions = await getReactions(tx, postId, userId);
        return { reactions, isNew: hasEndedOther || hasChanged };
      }),
    );
    if (!outcome) return refuse('not_found');
    if (outcome.isNew) counts.onChange(postId);
    return accept(outcome.reactions);
  };
}
