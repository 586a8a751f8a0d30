import type { UserId } from '@girone/contract/ids';
import { notifyAll } from '../../domain/notifications/notify.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { findReaders } from './people.repo.ts';
import { maxMentioned } from './posts.limits.ts';
import type { PostRow } from './posts.repo.ts';

interface Referred {
  readonly parent: PostRow | null;
  readonly quoted: PostRow | null;
  /** The usernames in its text that were not there before. */
  readonly names: readonly string[];
}

/** A text has room for more names than anybody means; those after so many are not looked up. */
const maxNames = 100;

/** Tells whom a post answers, quotes or names, each once however often it changes, if they may read it. */
export async function notifyReaders(
  tx: Transaction,
  post: PostRow,
  { parent, quoted, names: allNames }: Referred,
): Promise<void> {
  const names = allNames.slice(0, maxNames);
  const ids = [parent, quoted].flatMap((other) => other?.authorId ?? []);
  if (names.length === 0 && ids.length === 0) return;
  const readers = await findReaders(tx, { ...post, ids, names });

  const reasons = new Map<UserId, 'reply' | 'quote' | 'mention'>();
  const byName = new Map(readers.map(({ id, username }) => [username.toLowerCase(), id]));
  const mentioned = names.flatMap((name) => byName.get(name.toLowerCase()) ?? []);
  for (const id of mentioned.slice(0, maxMentioned)) reasons.set(id, 'mention');
  // What answers somebody matters more to them than that it also names them.
  for (const { id } of readers) {
    if (id === quoted?.authorId) reasons.set(id, 'quote');
    if (id === parent?.authorId) reasons.set(id, 'reply');
  }
  await notifyAll(
    tx,
    [...reasons].map(([userId, type]) => ({
      userId,
      actorId: post.authorId,
      type,
      payload: { postId: post.id },
      dedupeKey: `post:${post.id}`,
    })),
  );
}
