import type { LiveEvent, LiveEvents } from '@girone/contract/events';
import { emitAll, type Audience } from '../../domain/events/outbox.ts';
import { throttleUpdates, type UpdateThrottle } from '../../platform/events/throttle-updates.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPostsById, type PostRow } from './posts.repo.ts';

export type CountBroadcast = Pick<UpdateThrottle, 'onChange'>;

/** Sends open pages the new figures of posts that were liked, disliked or answered. */
export function broadcastCounts(
  platform: Pick<Platform, 'db' | 'log' | 'listeners'>,
): UpdateThrottle {
  const { db, log, listeners } = platform;
  return throttleUpdates({
    log,
    listeners,
    failure: 'new counts of posts were not sent',
    async send(ids) {
      const rows = await findPostsById(db, { ids });
      if (rows.length === 0) return;
      await emitAll(
        db,
        rows.map(({ post, isOfDraft }) => ({
          event: postEvent(post, 'counts'),
          audience: isOfDraft ? { kind: 'user', userId: post.authorId } : audienceOf(post),
        })),
      );
    },
  });
}

/** Who may hear of a post: whoever may see it. Of a draft's topic that is its author alone. */
export function audienceOf({ isPublic, circleId, authorId: userId }: PostRow): Audience {
  if (isPublic) return { kind: 'signed-in' };
  return circleId === null ? { kind: 'user', userId } : { kind: 'circle', circleId };
}

export function postEvent(
  { id: postId, ...row }: PostRow,
  change: LiveEvents['post']['change'],
): LiveEvent {
  const { parentPostId, tournamentId, matchId, circleId } = row;
  const { likesCount, dislikesCount, repliesCount } = row;
  return {
    type: 'post',
    data: {
      postId,
      change,
      parentPostId,
      tournamentId,
      matchId,
      circleId,
      likesCount,
      dislikesCount,
      repliesCount,
    },
  };
}
