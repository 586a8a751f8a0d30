import { and, sql, type Column, type SQL } from 'drizzle-orm';
import { isListed, visiblePosts } from '../../domain/queries/visible-posts.ts';
import type { ViewerInQuery } from '../../domain/queries/visible-tournaments.ts';
import { posts } from '../../domain/schema/posts.ts';

export interface FeedPage {
  readonly before: number;
  readonly limit: number;
  readonly only?: 'photos' | undefined;
}

/** What the viewer may see of a list that begins behind the page before. */
export function isOnPage(
  { before, ...viewer }: ViewerInQuery & { readonly before: SQL },
  id: Column = posts.id,
): SQL | undefined {
  return and(
    isListed,
    // The same as what the visibility says, in the words of the indexes.
    sql`${posts.deletedAt} is null`,
    visiblePosts(viewer),
    sql`${id} < ${before}`,
  );
}
