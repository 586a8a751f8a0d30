import type { UserId } from '@girone/contract/ids';
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { personColumns } from '../../platform/db/person-columns.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { blocks, follows } from '../../platform/db/schema/profiles.ts';
import { countFollow } from './follows.repo.ts';

/** A living account, in whatever case its name is written. */
export async function findPersonId(db: Db, username: string): Promise<UserId | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.username}) = lower(${username}) and ${users.deletedAt} is null`);
  return row?.id;
}

/** Both at once and in one order, so that two who block each other do not wait for one another. */
export async function lockPair(tx: Transaction, pair: readonly UserId[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...pair]))
    .orderBy(asc(users.id))
    .for('no key update');
}

export async function insertBlock(
  tx: Transaction,
  blockerId: UserId,
  blockedId: UserId,
): Promise<void> {
  await tx.insert(blocks).values({ blockerId, blockedId }).onConflictDoNothing();
}

export async function deleteBlock(db: Db, blockerId: UserId, blockedId: UserId): Promise<void> {
  await db
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
}

/** Ends what the two follow of each other, and counts it no more. */
export async function endFollows(tx: Transaction, one: UserId, other: UserId): Promise<void> {
  const ended = await tx
    .delete(follows)
    .where(
      or(
        and(eq(follows.followerId, one), eq(follows.followedId, other)),
        and(eq(follows.followerId, other), eq(follows.followedId, one)),
      ),
    )
    .returning();
  // A request that waits for an answer was never counted.
  for (const pair of ended.filter(({ acceptedAt }) => acceptedAt !== null)) {
    await countFollow(tx, pair, -1);
  }
}

/** Whom this person has blocked, the latest first. */
export async function findBlocked(db: Db, blockerId: UserId) {
  return db
    .select({
      ...personColumns(users),
      blockedAt: blocks.createdAt,
    })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(and(eq(blocks.blockerId, blockerId), sql`${users.deletedAt} is null`))
    .orderBy(desc(blocks.createdAt), desc(blocks.blockedId));
}
