import { accept, refuse, type ErrorCode, type Outcome } from '@girone/contract/errors';
import { hashtagsOf, mentionsOf } from '@girone/contract/post-text';
import type { CreatePostBody, Post } from '@girone/contract/posts';
import { emit } from '../../domain/events/outbox.ts';
import { lockPeople } from '../../domain/queries/lock-people.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { refuseBrokenRules } from '../../platform/db/refuse-broken-rules.ts';
import { retryConflict } from '../../platform/db/retry-conflict.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { attachPostImage } from '../uploads/index.ts';
import { choosePlace, type Place } from './choose-place.ts';
import { notifyReaders } from './notify-readers.ts';
import { postsByUser } from './posts.limits.ts';
import { asParticipant } from './posts.policy.ts';
import { findPost, type PostRow } from './posts.repo.ts';
import { getPost } from './read-posts.ts';
import { audienceOf, postEvent, type CountBroadcast } from './broadcast-counts.ts';
import { insertPost } from './write-posts.repo.ts';

/** The championship may be deleted at this moment, and with it what the post answers or quotes. */
const databaseRules = new Map<string, ErrorCode>([
  ['posts_tournament_fk', 'not_found'],
  ['posts_match_fk', 'not_found'],
  ['posts_parent_fk', 'not_found'],
  ['posts_quoted_fk', 'not_found'],
]);

/** Publishes a post, a quote or a reply. */
export async function createPost(
  platform: Platform,
  actor: Actor,
  { body, counts }: { readonly body: CreatePostBody; readonly counts: CountBroadcast },
): Promise<Outcome<Post>> {
  const wait = await platform.rateLimiter.take(postsByUser(actor.userId));
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
  const image = await takeImage(platform, actor, body);
  if (!image.ok) return image;

  const stored = await refuseBrokenRules(databaseRules, () =>
    retryConflict(() =>
      platform.db.transaction((tx) => store(tx, actor, { body, imageUrl: image.value })),
    ),
  );
  if (!stored.ok) return stored;
  const { id, parentPostId } = stored.value;
  if (parentPostId !== null) counts.onChange(parentPostId);
  return getPost(platform, actor, id);
}

/** Before the transaction: an image may take a second to draw, and nobody should wait for it. */
async function takeImage(
  platform: Platform,
  actor: Actor,
  body: CreatePostBody,
): Promise<Outcome<string | null>> {
  const { imageUrl: url } = body;
  if (!url) return accept(null);
  const place = await platform.db.transaction((tx) => choosePlace(tx, actor, body));
  if (!place.ok) return place;
  return attachPostImage(platform, actor, { url, circleId: place.value.circleId });
}

interface Draft {
  readonly body: CreatePostBody;
  readonly imageUrl: string | null;
}

async function store(tx: Transaction, actor: Actor, draft: Draft): Promise<Outcome<PostRow>> {
  const { quotedPostId, content } = draft.body;
  const place = await choosePlace(tx, actor, draft.body);
  if (!place.ok) return place;
  // Their posts are counted; of an account that has just ended there are no new ones.
  if ((await lockPeople(tx, [actor.userId])).length === 0) return refuse('not_signed_in');
  const quoted =
    quotedPostId === undefined ? null : await findPost(tx, asParticipant(actor), quotedPostId);
  if (quoted === undefined) return refuse('not_found');

  const post = await insertPost(tx, toRow(actor, draft, place.value), hashtagsOf(content));
  await emit(tx, postEvent(post, 'published'), audienceOf(post));
  const { parent } = place.value;
  await notifyReaders(tx, post, { parent, quoted, names: mentionsOf(content) });
  return accept(post);
}

function toRow({ userId }: Actor, { body, imageUrl }: Draft, place: Place) {
  const { circleId, tournamentId, matchId, isPublic, parent } = place;
  return {
    authorId: userId,
    content: body.content,
    imageUrl,
    imageCaption: imageUrl === null ? null : body.imageCaption || null,
    quotedPostId: body.quotedPostId ?? null,
    parentPostId: parent?.id ?? null,
    circleId,
    tournamentId,
    matchId,
    isPublic,
  };
}
