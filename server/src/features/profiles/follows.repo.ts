import type { UserId } from '@girone/contract/ids';
import { and, count, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { users } from '../../domain/schema/accounts.ts';
import { blocks, follows } from '../../domain/schema/profiles.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { viewerFollows } from './profiles.repo.ts';

/** Whoever writes what stands between two people holds both: see `lockPair`. */
export interface Pair {
  readonly followerId: UserId;
  readonly followedId: UserId;
}

const takesPair = { followerId: 'int', followedId: 'int' } as const;

function isPair({ followerId, followedId }: Record<keyof Pair, SQL>): SQL | undefined {
  return and(eq(follows.followerId, followerId), eq(follows.followedId, followedId));
}

const countBlocks = statement('count_blocks_between', takesPair, ({ followerId, followedId }) =>
  build
    .select({ found: count() })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, followerId), eq(blocks.blockedId, followedId)),
        and(eq(blocks.blockerId, followedId), eq(blocks.blockedId, followerId)),
      ),
    ),
);

/** Whether either of them has blocked the other. */
export async function isBlocked(tx: Transaction, pair: Pair): Promise<boolean> {
  const [row] = await countBlocks(tx, pair);
  return row !== undefined && row.found > 0;
}

const privacyOf = statement('read_privacy', { userId: 'int' }, ({ userId }) =>
  build
    .select({ isPrivate: users.isPrivate })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt))),
);

/** Whether a profile is private; `undefined` once the account is deleted. */
export async function readPrivacy(tx: Transaction, userId: UserId): Promise<boolean | undefined> {
  const [row] = await privacyOf(tx, { userId });
  return row?.isPrivate;
}

const addFollow = statement(
  'insert_follow',
  { ...takesPair, isAccepted: 'bool' },
  ({ isAccepted, ...pair }) =>
    build
      .insert(follows)
      .values({ ...pair, acceptedAt: sql`case when ${isAccepted} then now() end` })
      .onConflictDoNothing(),
);

/** False if there is one already, accepted or not. */
export async function insertFollow(
  tx: Transaction,
  pair: Pair,
  isAccepted: boolean,
): Promise<boolean> {
  const { rowCount } = await addFollow(tx, { ...pair, isAccepted });
  return rowCount === 1;
}

const acceptPair = statement('accept_follow', takesPair, (pair) =>
  build
    .update(follows)
    .set({ acceptedAt: sql`now()` })
    .where(and(isPair(pair), isNull(follows.acceptedAt))),
);

/** False if none waits. */
export async function acceptFollow(tx: Transaction, pair: Pair): Promise<boolean> {
  const { rowCount } = await acceptPair(tx, pair);
  return rowCount === 1;
}

const followOf = statement('find_follow', takesPair, (pair) =>
  build.select().from(follows).where(isPair(pair)),
);

export async function findFollow(tx: Transaction, pair: Pair) {
  const [row] = await followOf(tx, pair);
  return row;
}

const endPair = statement('delete_follow', takesPair, (pair) =>
  build.delete(follows).where(isPair(pair)).returning(),
);

/** Ends it and answers what it was. */
export async function deleteFollow(tx: Transaction, pair: Pair) {
  const [row] = await endPair(tx, pair);
  return row;
}

const countFollowing = statement(
  'count_following',
  { ids: 'int[]', change: 'int' },
  ({ ids, change }) =>
    build
      .update(users)
      .set({ followingCount: sql`${users.followingCount} + ${change}` })
      .where(sql`${users.id} = any(${ids})`),
);

const countFollowers = statement(
  'count_followers',
  { id: 'int', change: 'int' },
  ({ id, change }) =>
    build
      .update(users)
      .set({ followersCount: sql`${users.followersCount} + ${change}` })
      .where(eq(users.id, id)),
);

/** Counts somebody who follows, or no longer does. A request that waits is never counted. */
export async function countFollow(
  tx: Transaction,
  { followerId, followedId }: Pair,
  change: 1 | -1,
): Promise<void> {
  await countFollowing(tx, { ids: [followerId], change });
  await countFollowers(tx, { id: followedId, change });
}

const relationTo = statement(
  'read_relation',
  { viewerId: 'int', personId: 'int' },
  ({ viewerId, personId }) =>
    build
      .select({
        viewerFollows: viewerFollows(viewerId, users.id),
        followersCount: users.followersCount,
        followingCount: users.followingCount,
      })
      .from(users)
      .where(eq(users.id, personId)),
);

/** Whether the viewer follows a person, and how many follow and are followed by that person. */
export async function getRelation(tx: Transaction, viewerId: UserId, personId: UserId) {
  const [row] = await relationTo(tx, { viewerId, personId });
  if (!row) throw new Error(`person ${personId} is gone although they were locked`);
  return row;
}

const writePrivacy = statement(
  'set_privacy',
  { userId: 'int', isPrivate: 'bool' },
  ({ userId, isPrivate }) => build.update(users).set({ isPrivate }).where(eq(users.id, userId)),
);

export async function setPrivacy(db: Db, userId: UserId, isPrivate: boolean): Promise<void> {
  await writePrivacy(db, { userId, isPrivate });
}

const waitingFor = statement('find_waiting_followers', { followedId: 'int' }, ({ followedId }) =>
  build
    .select({ id: follows.followerId })
    .from(follows)
    .where(and(eq(follows.followedId, followedId), isNull(follows.acceptedAt))),
);

export async function findWaiting(tx: Transaction, followedId: UserId): Promise<UserId[]> {
  const rows = await waitingFor(tx, { followedId });
  return rows.map(({ id }) => id);
}

const acceptAll = statement(
  'accept_follows',
  { followedId: 'int', followerIds: 'int[]' },
  ({ followedId, followerIds }) =>
    build
      .update(follows)
      .set({ acceptedAt: sql`now()` })
      .where(
        and(
          eq(follows.followedId, followedId),
          sql`${follows.followerId} = any(${followerIds})`,
          isNull(follows.acceptedAt),
        ),
      )
      .returning({ id: follows.followerId }),
);

/** Accepts those of some people who still wait, and counts them; answers who they were. */
export async function acceptFollows(
  tx: Transaction,
  followedId: UserId,
  followerIds: readonly UserId[],
): Promise<UserId[]> {
  const accepted = await acceptAll(tx, { followedId, followerIds });
  const ids = accepted.map(({ id }) => id);
  await countFollowing(tx, { ids, change: 1 });
  await countFollowers(tx, { id: followedId, change: ids.length });
  return ids;
}
