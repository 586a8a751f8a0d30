import { and, asc, count, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { postHashtags, posts } from '../../platform/db/schema/posts.ts';

export interface TagCount {
  readonly tag: string;
  readonly count: number;
}

/** What is used most, of the last seven days or of all time. */
export async function findTopTags(
  db: Db,
  span: 'week' | 'ever',
  limit: number,
): Promise<TagCount[]> {
  const recent = gt(postHashtags.createdAt, sql`now() - interval '7 days'`);
  return db
    .select({ tag: postHashtags.tag, count: count() })
    .from(postHashtags)
    .innerJoin(posts, eq(posts.id, postHashtags.postId))
    .where(and(isForEverybody, span === 'week' ? recent : undefined))
    .groupBy(postHashtags.tag)
    .orderBy(desc(count()), asc(postHashtags.tag))
    .limit(limit);
}

/** One list for all: what a circle talks about among itself is not in it. */
const isForEverybody: SQL = sql`(${posts.isPublic} and ${posts.deletedAt} is null)`;
