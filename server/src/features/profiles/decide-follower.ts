import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { notify } from '../../domain/notifications/notify.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { retryConflict } from '../../platform/db/retry-conflict.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPersonId, lockPair } from './blocks.repo.ts';
import { endFollow } from './follow-user.ts';
import { acceptFollow, countFollow, findFollow, type Pair } from './follows.repo.ts';
import { acceptance } from './accept-waiting.ts';

/** Lets a person follow who asked for it. Repeating it changes nothing. */
export async function acceptFollower(
  platform: Platform,
  actor: Actor,
  username: string,
): Promise<Outcome<undefined>> {
  return withFollower(platform, { actor, username }, async (tx, pair) => {
    if (!(await acceptFollow(tx, pair))) {
      return (await findFollow(tx, pair)) ? accept(undefined) : refuse('not_found');
    }
    await countFollow(tx, pair, 1);
    await notify(tx, acceptance(pair));
    return accept(undefined);
  });
}

/** Turns a request down, or ends that a person follows; they are not told. Repeating changes nothing. */
export async function declineFollower(
  platform: Platform,
  actor: Actor,
  username: string,
): Promise<Outcome<undefined>> {
  return withFollower(platform, { actor, username }, async (tx, pair) => {
    await endFollow(tx, pair);
    return accept(undefined);
  });
}

async function withFollower(
  { db }: Platform,
  { actor, username }: { readonly actor: Actor; readonly username: string },
  decide: (tx: Transaction, pair: Pair) => Promise<Outcome<undefined>>,
): Promise<Outcome<undefined>> {
  const followedId = actor.userId;
  return retryConflict(() =>
    db.transaction(async (tx) => {
      const followerId = await findPersonId(tx, username);
      if (followerId === undefined) return refuse('not_found');
      await lockPair(tx, [followerId, followedId]);
      return decide(tx, { followerId, followedId });
    }),
  );
}
