import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Transaction } from '../../platform/db/database.ts';
import { emit } from '../../platform/events/outbox.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { releaseImage } from '../uploads/index.ts';
import { isAuthor, mayDelete } from './posts.policy.ts';
import { emptyPost, findPost, lockParent, lockPost, recordDeletion } from './posts.repo.ts';
import { audienceOf, postEvent, type CountTeller } from './tell-counts.ts';

/** Deletes a post with its image; its replies and what quotes it stay. */
export async function deletePost(
  { db }: Platform,
  actor: Actor,
  { postId, counts }: { readonly postId: number; readonly counts: CountTeller },
): Promise<Outcome<undefined>> {
  const deleted = await db.transaction((tx) => empty(tx, actor, postId));
  if (!deleted.ok) return deleted;
  if (deleted.value !== null) counts.onChange(deleted.value);
  return accept(undefined);
}

/** Answers the post whose replies are one fewer. */
async function empty(
  tx: Transaction,
  actor: Actor,
  postId: number,
): Promise<Outcome<number | null>> {
  const known = await findPost(tx, actor, postId);
  if (!known) return refuse('not_found');
  if (!mayDelete(actor, known)) return refuse('forbidden');
  if (known.parentPostId !== null) await lockParent(tx, known.parentPostId);
  // Of two deletions at once the second finds nothing.
  const post = await lockPost(tx, actor, postId);
  if (!post) return refuse('not_found');

  await emptyPost(tx, postId);
  if (post.imageUrl !== null) await releaseImage(tx, post.imageUrl);
  if (!isAuthor(actor, post)) await recordDeletion(tx, actor.userId, post);
  await emit(tx, postEvent(post, 'deleted'), audienceOf(post));
  return accept(post.parentPostId);
}
