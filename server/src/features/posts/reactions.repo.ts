import type { UserId } from '@girone/contract/ids';
import type { Reactions } from '@girone/contract/posts';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { postDislikes, postLikes, posts } from '../../platform/db/schema/posts.ts';

const tables = { like: postLikes, dislike: postDislikes } as const;
export type ReactionKind = keyof typeof tables;

interface Reaction {
  readonly kind: ReactionKind;
  readonly postId: number;
  readonly userId: UserId;
}

/** Whether there was none before. */
export async function addReaction(
  tx: Transaction,
  { kind, postId, userId }: Reaction,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(tables[kind])
    .values({ postId, userId })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** Whether there was one. */
export async function removeReaction(
  tx: Transaction,
  { kind, postId, userId }: Reaction,
): Promise<boolean> {
  const table = tables[kind];
  const { rowCount } = await tx
    .delete(table)
    .where(and(eq(table.postId, postId), eq(table.userId, userId)));
  return (rowCount ?? 0) > 0;
}

export async function getReactions(
  tx: Transaction,
  postId: number,
  userId: UserId,
): Promise<Reactions> {
  const { rows } = await tx.execute<{ [Key in keyof Reactions]: Reactions[Key] }>(sql`
    select ${posts.likesCount} as "likesCount", ${posts.dislikesCount} as "dislikesCount",
      exists (select 1 from ${postLikes}
        where ${postLikes.postId} = ${posts.id} and ${postLikes.userId} = ${userId}) as "isLiked",
      exists (select 1 from ${postDislikes}
        where ${postDislikes.postId} = ${posts.id} and ${postDislikes.userId} = ${userId}) as "isDisliked"
    from ${posts} where ${posts.id} = ${postId}`);
  const [row] = rows;
  if (!row) throw new Error(`post ${postId} is gone although it was locked`);
  return row;
}
