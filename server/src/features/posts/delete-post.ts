import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Transaction } from '../../platform/db/database.ts';
import { retryConflict } from '../../platform/db/retry-conflict.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { mayDelete } from './posts.policy.ts';
import { findPost } from './posts.repo.ts';
import { takePostAway } from './take-post-away.ts';
import type { CountBroadcast } from './broadcast-counts.ts';

/** Deletes a post with its image; its replies and what quotes it stay. */
export async function deletePost(
  { db }: Platform,
  actor: Actor,
  { postId, counts }: { readonly postId: number; readonly counts: CountBroadcast },
): Promise<Outcome<undefined>> {
  const deleted = await retryConflict(() =>
    db.transaction((tx) => deleteVisible(tx, actor, postId)),
  );
  if (!deleted.ok) return deleted;
  const { parentPostId } = deleted.value;
  if (parentPostId !== null) counts.onChange(parentPostId);
  return accept(undefined);
}

async function deleteVisible(tx: Transaction, actor: Actor, postId: number) {
  const post = await findPost(tx, actor, postId);
  if (!post) return refuse('not_found');
  if (!mayDelete(actor, post)) return refuse('forbidden');
  return takePostAway(tx, actor, { postId, reason: null });
}
