import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { personColumns } from '../../domain/queries/person-columns.ts';
import { visiblePosts } from '../../domain/queries/visible-posts.ts';
import {
  takesViewer,
  type Viewer,
  type ViewerInQuery,
} from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circles } from '../../domain/schema/circles.ts';
import { films } from '../../domain/schema/films.ts';
import { matches } from '../../domain/schema/matches.ts';
import { postDislikes, postLikes, posts } from '../../domain/schema/posts.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { inOrder } from '../../platform/in-order.ts';

const { postType: _, isPublic: _isPublic, ...shownColumns } = getTableColumns(posts);

const quoted = alias(posts, 'quoted');
const quotedAuthor = alias(users, 'quoted_author');
const home = alias(films, 'home');
const away = alias(films, 'away');
const quotedTournament = alias(tournaments, 'quoted_tournament');

export type PostView = Awaited<ReturnType<typeof loadViews>>[number];

const loadViews = statement('load_posts', { ...takesViewer, ids: 'int[]' }, ({ ids, ...viewer }) =>
  selectViews(viewer).where(and(sql`${posts.id} = any(${ids})`, visiblePosts(viewer))),
);

/** Posts by their ids and in that order, with all that is shown of them; hidden ones are left out. */
export async function loadPosts(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
): Promise<PostView[]> {
  if (ids.length === 0) return [];
  return inOrder(ids, await loadViews(db, { ...viewer, ids }), ({ post }) => post.id);
}

/** Posts with all that is shown of them; the caller says which. */
export function selectViews(viewer: ViewerInQuery) {
  return build
    .select({
      post: shownColumns,
      author: personColumns(users),
      tournament: { id: tournaments.id, name: tournaments.name },
      circle: { id: circles.id, name: circles.name },
      match: { id: matches.id, matchDay: matches.matchDay },
      homeTitle: home.title,
      awayTitle: away.title,
      isLiked: sql<boolean>`exists (select 1 from ${postLikes}
        where ${postLikes.postId} = ${posts.id} and ${postLikes.userId} = ${viewer.userId})`,
      isDisliked: sql<boolean>`exists (select 1 from ${postDislikes}
        where ${postDislikes.postId} = ${posts.id} and ${postDislikes.userId} = ${viewer.userId})`,
      quoted: {
        id: quoted.id,
        // As of the post itself: a championship's topic bears its present name.
        content: sql<string>`case when ${quoted.isTopicPost}
          then coalesce(${quotedTournament.name}, ${quoted.content}) else ${quoted.content} end`,
        imageUrl: quoted.imageUrl,
        createdAt: quoted.createdAt,
      },
      quotedAuthor: personColumns(quotedAuthor),
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .leftJoin(tournaments, eq(tournaments.id, posts.tournamentId))
    .leftJoin(circles, eq(circles.id, posts.circleId))
    .leftJoin(matches, eq(matches.id, posts.matchId))
    .leftJoin(home, eq(home.id, matches.film1Id))
    .leftJoin(away, eq(away.id, matches.film2Id))
    .leftJoin(quoted, and(eq(quoted.id, posts.quotedPostId), visiblePosts(viewer, quoted)))
    .leftJoin(quotedTournament, eq(quotedTournament.id, quoted.tournamentId))
    .leftJoin(quotedAuthor, eq(quotedAuthor.id, quoted.authorId));
}
