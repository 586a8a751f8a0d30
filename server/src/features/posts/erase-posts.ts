import type { UserId } from '@girone/contract/ids';
import { emitAll } from '../../domain/events/outbox.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { audienceOf, postEvent } from './broadcast-counts.ts';
import { emptyPostsOf } from './write-posts.repo.ts';

/** Open pages show the newest; older ones are asked for anew when somebody scrolls there. */
const told = 100;

/** The end of an account: its posts are deleted as if one by one. Topics go with their championships. */
export async function erasePosts(tx: Transaction, authorId: UserId): Promise<void> {
  const emptied = await emptyPostsOf(tx, authorId);
  const newest = emptied.toSorted((one, other) => other.id - one.id).slice(0, told);
  if (newest.length === 0) return;
  await emitAll(
    tx,
    newest.map((post) => ({ event: postEvent(post, 'deleted'), audience: audienceOf(post) })),
  );
}
