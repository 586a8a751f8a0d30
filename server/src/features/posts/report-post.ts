import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { postRoutes } from '@girone/contract/posts';
import type { RouteInput } from '@girone/contract/route';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { reportsByUser } from './posts.limits.ts';
import { asParticipant, isAuthor } from './posts.policy.ts';
import { findPost } from './posts.repo.ts';
import { insertReport } from './write-posts.repo.ts';

type Report = RouteInput<typeof postRoutes.reportPost>['body'] & { readonly postId: number };

/** Puts a post before the moderators. */
export async function reportPost(
  { db, rateLimiter }: Platform,
  actor: Actor,
  { postId, reason, note }: Report,
): Promise<Outcome<undefined>> {
  const wait = await rateLimiter.take(reportsByUser(actor.userId));
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  const post = await findPost(db, asParticipant(actor), postId);
  if (!post) return refuse('not_found');
  if (isAuthor(actor, post)) return refuse('own_post');
  await insertReport(db, {
    reporterId: actor.userId,
    postId,
    concernedId: post.authorId,
    circleId: post.circleId,
    reason,
    // An empty one is none.
    note: note || null,
  });
  return accept(undefined);
}
