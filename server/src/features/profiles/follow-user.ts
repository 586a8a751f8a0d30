import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import type { profileRoutes } from '@girone/contract/profiles';
import type { RouteResponse } from '@girone/contract/route';
import { notify } from '../../domain/notifications/notify.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { retryConflict } from '../../platform/db/retry-conflict.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPersonId, lockPair } from './blocks.repo.ts';
import {
  acceptFollow,
  countFollow,
  deleteFollow,
  getRelation,
  insertFollow,
  isBlocked,
  readPrivacy,
  type Pair,
} from './follows.repo.ts';
import { followsByUser } from './profiles.limits.ts';

type Relation = RouteResponse<typeof profileRoutes.followUser>;
type Tools = Pick<Platform, 'db' | 'rateLimiter'>;

/** Follows a person, or asks them if their profile is private. Repeating it changes nothing. */
export async function followUser(
  { db, rateLimiter }: Tools,
  { userId }: Actor,
  username: string,
): Promise<Outcome<Relation>> {
  const wait = await rateLimiter.take(followsByUser(userId));
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });

  return retryConflict(() => db.transaction((tx) => follow(tx, userId, username)));
}

async function follow(
  tx: Transaction,
  userId: UserId,
  username: string,
): Promise<Outcome<Relation>> {
  const followedId = await findPersonId(tx, username);
  if (followedId === undefined) return refuse('not_found');
  if (followedId === userId) return refuse('oneself');
  const pair = { followerId: userId, followedId };
  if (!(await lockPair(tx, [userId, followedId]))) return refuse('not_found');
  const isPrivate = await readPrivacy(tx, followedId);
  if (isPrivate === undefined || (await isBlocked(tx, pair))) return refuse('not_found');
  await (isPrivate ? askToFollow : followNow)(tx, pair);
  return accept(await getRelation(tx, userId, followedId));
}

async function askToFollow(tx: Transaction, pair: Pair): Promise<void> {
  if (await insertFollow(tx, pair, false)) await tell(tx, pair, 'follow_request');
}

async function followNow(tx: Transaction, pair: Pair): Promise<void> {
  // One that waits is from when the profile was private.
  const isNew = (await insertFollow(tx, pair, true)) || (await acceptFollow(tx, pair));
  if (!isNew) return;
  await countFollow(tx, pair, 1);
  await tell(tx, pair, 'new_follower');
}

/** Once per person: whoever follows and unfollows in turn is not told of in turn. */
async function tell(
  tx: Transaction,
  { followerId, followedId }: Pair,
  type: 'follow_request' | 'new_follower',
): Promise<void> {
  await notify(tx, {
    userId: followedId,
    actorId: followerId,
    type,
    payload: {},
    dedupeKey: `${type}:${followerId}`,
  });
}

/** Follows a person no longer, or takes the request back. Repeating it changes nothing. */
export async function unfollowUser(
  { db, rateLimiter }: Tools,
  { userId }: Actor,
  username: string,
): Promise<Outcome<Relation>> {
  const wait = await rateLimiter.take(followsByUser(userId));
  if (wait > 0) return refuse('rate_limited', { retryAfter: wait });

  return retryConflict(() => db.transaction((tx) => unfollow(tx, userId, username)));
}

async function unfollow(
  tx: Transaction,
  userId: UserId,
  username: string,
): Promise<Outcome<Relation>> {
  const followedId = await findPersonId(tx, username);
  if (followedId === undefined) return refuse('not_found');
  const pair = { followerId: userId, followedId };
  await lockPair(tx, [userId, followedId]);
  if (await isBlocked(tx, pair)) return refuse('not_found');
  await endFollow(tx, pair);
  return accept(await getRelation(tx, userId, followedId));
}

/** For a caller that holds both: see `lockPair`. */
export async function endFollow(tx: Transaction, pair: Pair): Promise<void> {
  const ended = await deleteFollow(tx, pair);
  if (ended?.acceptedAt) await countFollow(tx, pair, -1);
}
