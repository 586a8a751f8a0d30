import type { UserId } from '@girone/contract/ids';
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { personColumns } from '../../platform/db/person-columns.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { blocks, follows } from '../../platform/db/schema/profiles.ts';
import { isUnblocked } from '../../platform/db/unblocked.ts';
import type { Viewer } from '../../platform/db/visible-tournaments.ts';
import { viewerFollows } from './profiles.repo.ts';

/** Whoever writes what stands between two people holds both: see `lockPair`. */
export interface Pair {
  readonly followerId: UserId;
  readonly followedId: UserId;
}

function isPair({ followerId, followedId }: Pair): SQL | undefined {
  return and(eq(follows.followerId, followerId), eq(follows.followedId, followedId));
}

/** Whether either of them has blocked the other. */
export async function isBlocked(tx: Transaction, { followerId, followedId }: Pair) {
  const found = await tx.$count(
    blocks,
    or(
      and(eq(blocks.blockerId, followerId), eq(blocks.blockedId, followedId)),
      and(eq(blocks.blockerId, followedId), eq(blocks.blockedId, followerId)),
    ),
  );
  return found > 0;
}

/** Whether a profile is private; `undefined` once the account is deleted. */
export async function readPrivacy(tx: Transaction, userId: UserId): Promise<boolean | undefined> {
  const [row] = await tx
    .select({ isPrivate: users.isPrivate })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row?.isPrivate;
}

/** False if there is one already, accepted or not. */
export async function insertFollow(
  tx: Transaction,
  pair: Pair,
  isAccepted: boolean,
): Promise<boolean> {
  const added = await tx
    .insert(follows)
    .values({ ...pair, acceptedAt: isAccepted ? sql`now()` : null })
    .onConflictDoNothing()
    .returning({ followerId: follows.followerId });
  return added.length > 0;
}

/** False if none waits. */
export async function acceptFollow(tx: Transaction, pair: Pair): Promise<boolean> {
  const accepted = await tx
    .update(follows)
    .set({ acceptedAt: sql`now()` })
    .where(and(isPair(pair), isNull(follows.acceptedAt)))
    .returning({ followerId: follows.followerId });
  return accepted.length > 0;
}

export async function findFollow(tx: Transaction, pair: Pair) {
  const [row] = await tx.select().from(follows).where(isPair(pair));
  return row;
}

/** Ends it and answers what it was. */
export async function deleteFollow(tx: Transaction, pair: Pair) {
  const [row] = await tx.delete(follows).where(isPair(pair)).returning();
  return row;
}

/** Counts somebody who follows, or no longer does. A request that waits is never counted. */
export async function countFollow(
  tx: Transaction,
  { followerId, followedId }: Pair,
  change: 1 | -1,
): Promise<void> {
  await tx
    .update(users)
    .set({ followingCount: sql`${users.followingCount} + ${change}` })
    .where(eq(users.id, followerId));
  await tx
    .update(users)
    .set({ followersCount: sql`${users.followersCount} + ${change}` })
    .where(eq(users.id, followedId));
}

/** How the viewer stands to a person, and whom that person has. */
export async function getRelation(tx: Transaction, viewerId: UserId, personId: UserId) {
  const [row] = await tx
    .select({
      viewerFollows: viewerFollows(viewerId, users.id),
      followersCount: users.followersCount,
      followingCount: users.followingCount,
    })
    .from(users)
    .where(eq(users.id, personId));
  if (!row) throw new Error(`person ${personId} is gone although they were locked`);
  return row;
}

interface FollowPage {
  readonly personId: UserId;
  readonly side: 'followers' | 'following';
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Those who follow a person or whom the person follows, by username, without whom the viewer does not meet. */
export async function findFollowPage(db: Db, viewer: Viewer, page: FollowPage) {
  const { personId, side, before, limit } = page;
  const [own, other] =
    side === 'followers'
      ? [follows.followedId, follows.followerId]
      : [follows.followerId, follows.followedId];
  return db
    .select({
      ...personColumns(users),
      viewerFollows: viewerFollows(viewer.userId, users.id),
      viewerIsThem: sql<boolean>`${users.id} = ${viewer.userId}`,
    })
    .from(follows)
    .innerJoin(users, eq(users.id, other))
    .where(
      and(
        eq(own, personId),
        isNotNull(follows.acceptedAt),
        isNull(users.deletedAt),
        isUnblocked(viewer, users.id),
        before === undefined ? undefined : sql`lower(${users.username}) > lower(${before})`,
      ),
    )
    .orderBy(asc(sql`lower(${users.username})`))
    .limit(limit);
}

/** Who waits for this person's answer, the latest first. */
export async function findRequests(db: Db, followedId: UserId, limit: number) {
  return db
    .select({ ...personColumns(users), askedAt: follows.createdAt })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.followerId))
    .where(
      and(eq(follows.followedId, followedId), isNull(follows.acceptedAt), isNull(users.deletedAt)),
    )
    .orderBy(desc(follows.createdAt), desc(follows.followerId))
    .limit(limit);
}

export async function setPrivacy(db: Db, userId: UserId, isPrivate: boolean): Promise<void> {
  await db.update(users).set({ isPrivate }).where(eq(users.id, userId));
}

export async function findWaiting(tx: Transaction, followedId: UserId): Promise<UserId[]> {
  const rows = await tx
    .select({ id: follows.followerId })
    .from(follows)
    .where(and(eq(follows.followedId, followedId), isNull(follows.acceptedAt)));
  return rows.map(({ id }) => id);
}

/** Accepts those of some people who still wait, and counts them; answers who they were. */
export async function acceptFollows(
  tx: Transaction,
  followedId: UserId,
  followerIds: readonly UserId[],
): Promise<UserId[]> {
  const accepted = await tx
    .update(follows)
    .set({ acceptedAt: sql`now()` })
    .where(
      and(
        eq(follows.followedId, followedId),
        inArray(follows.followerId, [...followerIds]),
        isNull(follows.acceptedAt),
      ),
    )
    .returning({ id: follows.followerId });
  const ids = accepted.map(({ id }) => id);
  await tx
    .update(users)
    .set({ followingCount: sql`${users.followingCount} + 1` })
    .where(inArray(users.id, ids));
  await tx
    .update(users)
    .set({ followersCount: sql`${users.followersCount} + ${ids.length}` })
    .where(eq(users.id, followedId));
  return ids;
}
