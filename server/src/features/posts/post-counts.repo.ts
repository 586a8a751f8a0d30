import { and, asc, count, eq, sql } from 'drizzle-orm';
import { isListed, visiblePosts } from '../../domain/queries/visible-posts.ts';
import { takesViewer, type Viewer } from '../../domain/queries/visible-tournaments.ts';
import { matches } from '../../domain/schema/matches.ts';
import { posts } from '../../domain/schema/posts.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const commentsOn = statement(
  'count_comments',
  { ...takesViewer, tournamentId: 'int' },
  ({ tournamentId, ...viewer }) =>
    build
      .select({ count: count() })
      .from(posts)
      .where(
        and(
          eq(posts.tournamentId, tournamentId),
          isListed,
          sql`${posts.deletedAt} is null`,
          visiblePosts(viewer),
        ),
      ),
);

/** How many posts there are about a championship for this viewer. */
export async function countComments(db: Db, viewer: Viewer, tournamentId: number): Promise<number> {
  const [row] = await commentsOn(db, { ...viewer, tournamentId });
  return row?.count ?? 0;
}

const commentsByMatch = statement(
  'count_comments_by_match',
  { ...takesViewer, tournamentId: 'int', matchDay: 'int' },
  ({ tournamentId, matchDay, ...viewer }) =>
    build
      .select({ matchId: matches.id, count: count() })
      .from(matches)
      .innerJoin(posts, eq(posts.matchId, matches.id))
      .where(
        and(
          eq(matches.tournamentId, tournamentId),
          eq(matches.matchDay, matchDay),
          isListed,
          visiblePosts(viewer),
        ),
      )
      .groupBy(matches.id)
      .orderBy(asc(matches.id)),
);

/** How many there are for this viewer about each match of a day, of those with any. */
export function countByMatch(
  db: Db,
  viewer: Viewer,
  day: { readonly tournamentId: number; readonly matchDay: number },
): Promise<{ matchId: number; count: number }[]> {
  return commentsByMatch(db, { ...viewer, ...day });
}
