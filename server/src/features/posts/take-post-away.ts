import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { recordAct } from '../../domain/audit.ts';
import { emit } from '../../domain/events/outbox.ts';
import { lockPeople } from '../../domain/queries/lock-people.ts';
import { notify } from '../../domain/notifications/notify.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { releaseImage } from '../uploads/index.ts';
import { isAuthor } from './posts.policy.ts';
import { findPlaceOf, lockExisting, lockParent } from './posts.repo.ts';
import { quoteBriefly } from './quote-briefly.ts';
import { audienceOf, postEvent } from './broadcast-counts.ts';
import { emptyPost } from './write-posts.repo.ts';

/**
 * Deletes a post for whoever may, which the caller has asked; answers the post whose replies are one
 * fewer. What somebody else wrote goes on record, and its author is told.
 */
export async function takePostAway(
  tx: Transaction,
  actor: Pick<Actor, 'userId'>,
  { postId, reason }: { readonly postId: number; readonly reason: string | null },
): Promise<Outcome<{ parentPostId: number | null }>> {
  const place = await findPlaceOf(tx, postId);
  if (!place) return refuse('not_found');
  const { authorId, parentPostId } = place;
  // Whose posts are counted one fewer; before any post, as by the end of their account.
  await lockPeople(tx, [authorId]);
  if (parentPostId !== null) await lockParent(tx, { id: parentPostId });
  // Of two deletions at once the second finds nothing.
  const post = await lockExisting(tx, postId);
  if (!post) return refuse('not_found');

  await emptyPost(tx, postId);
  if (post.imageUrl !== null) await releaseImage(tx, post.imageUrl);
  if (!isAuthor(actor, post)) {
    const name = quoteBriefly(post.content);
    await recordAct(tx, {
      actorId: actor.userId,
      action: 'post.delete',
      target: { type: 'post', id: postId, name },
      reason,
      before: { authorId: post.authorId, content: post.content },
    });
    await notify(tx, {
      userId: post.authorId,
      actorId: null,
      type: 'moderation',
      payload: { act: 'post_deleted', subject: name, reason },
      dedupeKey: `post_deleted:${postId}`,
    });
  }
  await emit(tx, postEvent(post, 'deleted'), audienceOf(post));
  return accept({ parentPostId: post.parentPostId });
}
