import { and, asc, count, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { postHashtags, posts } from '../../domain/schema/posts.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

export interface TagCount {
  readonly tag: string;
  readonly count: number;
}

/** One list for all: what a circle talks about among itself is not in it. */
const isForEverybody: SQL = sql`(${posts.isPublic} and ${posts.deletedAt} is null)`;

/** What people talk about shows in their latest words: however long a place is talked in, so many are counted. */
const counted = 10_000;

function topTags(name: string, isMeant?: SQL) {
  return statement(name, { limit: 'int' }, ({ limit }) => {
    const latest = build
      .select({ tag: postHashtags.tag })
      .from(postHashtags)
      .innerJoin(posts, eq(posts.id, postHashtags.postId))
      .where(and(isForEverybody, isMeant))
      .orderBy(desc(postHashtags.createdAt))
      .limit(counted)
      .as('latest');
    return build
      .select({ tag: latest.tag, count: count() })
      .from(latest)
      .groupBy(latest.tag)
      .orderBy(desc(count()), asc(latest.tag))
      .limit(limit);
  });
}

const spans = {
  week: topTags('top_tags_of_week', gt(postHashtags.createdAt, sql`now() - interval '7 days'`)),
  ever: topTags('top_tags_ever'),
};

/** What is used most, of the last seven days or of all time, as far as the count goes back. */
export function findTopTags(db: Db, span: keyof typeof spans, limit: number): Promise<TagCount[]> {
  return spans[span](db, { limit });
}
