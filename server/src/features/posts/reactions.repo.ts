import type { UserId } from '@girone/contract/ids';
import type { Reactions } from '@girone/contract/posts';
import { and, eq, sql } from 'drizzle-orm';
import { postDislikes, postLikes, posts } from '../../domain/schema/posts.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const takesReaction = { postId: 'int', userId: 'int' } as const;

function add(kind: string, table: typeof postLikes | typeof postDislikes) {
  return statement(`insert_${kind}`, takesReaction, (reaction) =>
    build.insert(table).values(reaction).onConflictDoNothing(),
  );
}

function remove(kind: string, table: typeof postLikes | typeof postDislikes) {
  return statement(`delete_${kind}`, takesReaction, ({ postId, userId }) =>
    build.delete(table).where(and(eq(table.postId, postId), eq(table.userId, userId))),
  );
}

const kinds = {
  like: { add: add('like', postLikes), remove: remove('like', postLikes) },
  dislike: { add: add('dislike', postDislikes), remove: remove('dislike', postDislikes) },
};
export type ReactionKind = keyof typeof kinds;

interface Reaction {
  readonly kind: ReactionKind;
  readonly postId: number;
  readonly userId: UserId;
}

/** Whether there was none before. */
export async function addReaction(
  tx: Transaction,
  { kind, ...reaction }: Reaction,
): Promise<boolean> {
  const { rowCount } = await kinds[kind].add(tx, reaction);
  return rowCount === 1;
}

/** Whether there was one. */
export async function removeReaction(
  tx: Transaction,
  { kind, ...reaction }: Reaction,
): Promise<boolean> {
  const { rowCount } = await kinds[kind].remove(tx, reaction);
  return rowCount === 1;
}

const reactionsTo = statement('read_reactions', takesReaction, ({ postId, userId }) =>
  build
    .select({
      likesCount: posts.likesCount,
      dislikesCount: posts.dislikesCount,
      isLiked: sql<boolean>`exists (${sql`select 1 from ${postLikes}
        where ${postLikes.postId} = ${posts.id} and ${postLikes.userId} = ${userId}`})`,
      isDisliked: sql<boolean>`exists (${sql`select 1 from ${postDislikes}
        where ${postDislikes.postId} = ${posts.id} and ${postDislikes.userId} = ${userId}`})`,
    })
    .from(posts)
    .where(eq(posts.id, postId)),
);

export async function getReactions(
  tx: Transaction,
  postId: number,
  userId: UserId,
): Promise<Reactions> {
  const [row] = await reactionsTo(tx, { postId, userId });
  if (!row) throw new Error(`post ${postId} is gone although it was locked`);
  return row;
}
