import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { hashtagsOf, mentionsOf } from '@girone/contract/post-text';
import type { EditPostBody, Post } from '@girone/contract/posts';
import { emit } from '../../domain/events/outbox.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { notifyReaders } from './notify-readers.ts';
import { postsByUser } from './posts.limits.ts';
import { asParticipant, editableUntil, mayEdit } from './posts.policy.ts';
import { lockPost, type PostRow } from './posts.repo.ts';
import { getPost } from './read-posts.ts';
import { audienceOf, postEvent } from './broadcast-counts.ts';
import { rewritePost } from './write-posts.repo.ts';

interface Change extends EditPostBody {
  readonly postId: number;
}

/** Changes what a post says, as long as it is young; whoever is named only now is told. */
export async function editPost(
  platform: Platform,
  actor: Actor,
  change: Change,
): Promise<Outcome<Post>> {
  const wait = await platform.rateLimiter.take(postsByUser(actor.userId));
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  const edited = await platform.db.transaction((tx) => rewrite(tx, actor, change));
  return edited.ok ? getPost(platform, actor, change.postId) : edited;
}

async function rewrite(
  tx: Transaction,
  actor: Actor,
  { postId, ...wish }: Change,
): Promise<Outcome<undefined>> {
  const before = await lockPost(tx, asParticipant(actor), postId);
  if (!before) return refuse('not_found');
  if (!mayEdit(actor, before)) return refuse('forbidden');
  if ((await readClock(tx)) >= editableUntil(before)) return refuse('edit_time_over');

  const words = newWords(before, wish);
  if (words.content === '' && before.imageUrl === null) {
    return refuse('invalid_input', { fields: { content: 'post_empty' } });
  }
  const { content, imageCaption } = words;
  const isSame = content === before.content && imageCaption === before.imageCaption;
  if (isSame) return accept(undefined);

  const post = await rewritePost(tx, { ...before, ...words }, hashtagsOf(content));
  await emit(tx, postEvent(post, 'edited'), audienceOf(post));
  const names = namesAdded(before.content, content);
  await notifyReaders(tx, post, { parent: null, quoted: null, names });
  return accept(undefined);
}

function newWords({ content, imageUrl, imageCaption }: PostRow, wish: EditPostBody) {
  return {
    content: wish.content ?? content,
    // An empty one is none, and without an image there is nothing for it to stand below.
    imageCaption: imageUrl === null ? null : (wish.imageCaption ?? imageCaption) || null,
  };
}

function namesAdded(before: string, after: string): string[] {
  const known = new Set(mentionsOf(before).map((name) => name.toLowerCase()));
  return mentionsOf(after).filter((name) => !known.has(name.toLowerCase()));
}
