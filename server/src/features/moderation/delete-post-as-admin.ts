import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { takePostAway, type broadcastCounts } from '../posts/index.ts';
import { isTopic } from './moderated-posts.repo.ts';

interface Wish {
  readonly postId: number;
  readonly reason: string;
  readonly counts: Pick<ReturnType<typeof broadcastCounts>, 'onChange'>;
}

/** Deletes a post, wherever it stands; its author is told why. */
export async function deletePostAsAdmin(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { postId, reason, counts }: Wish,
): Promise<Outcome<undefined>> {
  const deleted = await db.transaction(async (tx) => {
    // No list shows it, and it goes with its championship.
    if (await isTopic(tx, postId)) return refuse('not_found');
    return takePostAway(tx, actor, { postId, reason });
  });
  if (!deleted.ok) return deleted;
  const { parentPostId } = deleted.value;
  if (parentPostId !== null) counts.onChange(parentPostId);
  return accept(undefined);
}
