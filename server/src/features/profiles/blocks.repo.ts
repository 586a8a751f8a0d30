import type { UserId } from '@girone/contract/ids';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { lockPeople } from '../../domain/queries/lock-people.ts';
import { personColumns } from '../../domain/queries/person-columns.ts';
import { users } from '../../domain/schema/accounts.ts';
import { blocks, follows } from '../../domain/schema/profiles.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { countFollow } from './follows.repo.ts';

const peopleByName = statement('find_person_id', { username: 'text' }, ({ username }) =>
  build
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.username}) = lower(${username}) and ${users.deletedAt} is null`),
);

/** A living account, in whatever case its name is written. */
export async function findPersonId(db: Db, username: string): Promise<UserId | undefined> {
  const [row] = await peopleByName(db, { username });
  return row?.id;
}

/**
 * All at once and in one order, so that two who block each other do not wait for one another. Answers whether
 * everybody has an account still.
 */
export async function lockPair(tx: Transaction, pair: readonly UserId[]): Promise<boolean> {
  return (await lockPeople(tx, pair)).length === pair.length;
}

const takesBlock = { blockerId: 'int', blockedId: 'int' } as const;

export const insertBlock = statement('insert_block', takesBlock, (block) =>
  build.insert(blocks).values(block).onConflictDoNothing(),
);

export const deleteBlock = statement('delete_block', takesBlock, ({ blockerId, blockedId }) =>
  build.delete(blocks).where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId))),
);

const deleteBetween = statement(
  'delete_follows_between',
  { one: 'int', other: 'int' },
  ({ one, other }) =>
    build
      .delete(follows)
      .where(
        or(
          and(eq(follows.followerId, one), eq(follows.followedId, other)),
          and(eq(follows.followerId, other), eq(follows.followedId, one)),
        ),
      )
      .returning(),
);

/** Ends what the two follow of each other, and counts it no more. */
export async function endFollows(tx: Transaction, one: UserId, other: UserId): Promise<void> {
  const ended = await deleteBetween(tx, { one, other });
  // A request that waits for an answer was never counted.
  for (const pair of ended.filter(({ acceptedAt }) => acceptedAt !== null)) {
    await countFollow(tx, pair, -1);
  }
}

/** Whom this person has blocked, the latest first, beginning after `before`. */
export const findBlocked = statement(
  'find_blocked',
  { blockerId: 'int', before: 'text?', limit: 'int' },
  ({ blockerId, before, limit }) =>
    build
      .select({
        ...personColumns(users),
        blockedAt: blocks.createdAt,
      })
      .from(blocks)
      .innerJoin(users, eq(users.id, blocks.blockedId))
      .where(
        and(
          eq(blocks.blockerId, blockerId),
          sql`${users.deletedAt} is null`,
          sql`(${before} is null or (${blocks.createdAt}, ${blocks.blockedId}) < (
            select last.created_at, last.blocked_id from ${blocks} as last
            join ${users} as person on person.id = last.blocked_id
            where last.blocker_id = ${blockerId} and lower(person.username) = lower(${before})))`,
        ),
      )
      .orderBy(desc(blocks.createdAt), desc(blocks.blockedId))
      .limit(limit),
);
