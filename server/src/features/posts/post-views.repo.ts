import type { Post } from '@girone/contract/posts';
import {
  aliasedTable,
  and,
  eq,
  getTableColumns,
  sql,
  type Column,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { drawnTitle } from '../../domain/queries/film-columns.ts';
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
import { postDislikes, postLikes, posts, shownWords } from '../../domain/schema/posts.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { inOrder } from '../../platform/in-order.ts';

const { postType: _, isPublic: _isPublic, ...shownColumns } = getTableColumns(posts);

const quoted = alias(posts, 'quoted');
const quotedAuthor = alias(users, 'quoted_author');
const home = aliasedTable(films, 'home');
const away = aliasedTable(films, 'away');

/** Whoever wrote it. Behind an `offset` each is looked up by id; a join would read everybody for a page. */
const author = build
  .select(personColumns(users))
  .from(users)
  .where(eq(users.id, posts.authorId))
  .offset(0)
  .as('author');

export type PostView = Awaited<ReturnType<typeof loadViews>>[number];

const loadViews = statement('load_posts', { ...takesViewer, ids: 'int[]' }, ({ ids, ...viewer }) =>
  selectViews(viewer).where(and(sql`${posts.id} = any(${ids})`, visiblePosts(viewer))),
);

const visibleOf = statement(
  'visible_posts',
  { ...takesViewer, ids: 'int[]' },
  ({ ids, ...viewer }) =>
    build
      .select({ id: posts.id })
      .from(posts)
      .where(and(sql`${posts.id} = any(${ids})`, visiblePosts(viewer))),
);

/** Of some posts those that a viewer may see. */
export async function findVisible(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  return new Set((await visibleOf(db, { ...viewer, ids })).map(({ id }) => id));
}

/** Posts by their ids and in that order, with all that is shown of them; hidden ones are left out. */
export async function loadPosts(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
): Promise<PostView[]> {
  if (ids.length === 0) return [];
  return inOrder(ids, await loadViews(db, { ...viewer, ids }), ({ post }) => post.id);
}

/**
 * Posts with all that is shown of them; the caller says which. What few posts have is asked for only where a post has
 * it: a join would cost all of them the same.
 */
export function selectViews(viewer: ViewerInQuery) {
  return build
    .select({
      post: shownColumns,
      author: {
        username: author.username,
        firstName: author.firstName,
        lastName: author.lastName,
        profileImageUrl: author.profileImageUrl,
      },
      tournamentName: ifThere(
        posts.tournamentId,
        sql<string>`select ${tournaments.name} from ${tournaments} where ${tournaments.id} = ${posts.tournamentId}`,
      ),
      circleName: ifThere(
        posts.circleId,
        sql<string>`select ${circles.name} from ${circles} where ${circles.id} = ${posts.circleId}`,
      ),
      match: ifThere(posts.matchId, selectMatch),
      isLiked: hasReacted(postLikes, viewer, { id: posts.id, count: posts.likesCount }),
      isDisliked: hasReacted(postDislikes, viewer, { id: posts.id, count: posts.dislikesCount }),
      quotedPost: ifThere(posts.quotedPostId, selectQuoted(viewer)),
      version: shownWords.version,
    })
    .from(posts)
    .crossJoinLateral(author)
    .crossJoin(shownWords);
}

function ifThere<T>(reference: Column, query: SQL<T>): SQL<T | null> {
  return sql`case when ${reference} is not null then (${query}) end`;
}

/** Whether the viewer has, of a post by its id; where nobody has, nothing is looked up. */
export function hasReacted(
  reactions: typeof postLikes | typeof postDislikes,
  { userId }: Pick<ViewerInQuery, 'userId'>,
  post: { readonly id: SQLWrapper; readonly count: SQLWrapper },
): SQL<boolean> {
  return sql`(${post.count} > 0 and exists (select 1 from ${reactions}
    where ${reactions.postId} = ${post.id} and ${reactions.userId} = ${userId}))`;
}

const selectMatch = sql<Post['match']>`select json_build_object(
    'id', ${matches.id}, 'matchDay', ${matches.matchDay}, 'home', ${drawnTitle(home, matches.tournamentId)}, 'away', ${drawnTitle(away, matches.tournamentId)})
  from ${matches}
  join ${films} as home on ${home.id} = ${matches.film1Id}
  join ${films} as away on ${away.id} = ${matches.film2Id}
  where ${matches.id} = ${posts.matchId}`;

/** A championship's topic bears its present name, here too. */
function selectQuoted(viewer: ViewerInQuery): SQL<Post['quotedPost']> {
  return sql`select json_build_object(
      'id', ${quoted.id},
      'content', case when ${quoted.isTopicPost} then (
        select ${tournaments.name} from ${tournaments} where ${tournaments.id} = ${quoted.tournamentId}
      ) else ${quoted.content} end,
      'imageUrl', ${quoted.imageUrl},
      'createdAt', ${quoted.createdAt},
      'author', json_build_object(
        'username', ${quotedAuthor.username}, 'firstName', ${quotedAuthor.firstName},
        'lastName', ${quotedAuthor.lastName}, 'profileImageUrl', ${quotedAuthor.profileImageUrl}))
    from ${posts} as quoted
    join ${users} as quoted_author on ${quotedAuthor.id} = ${quoted.authorId}
    where ${quoted.id} = ${posts.quotedPostId} and ${visiblePosts(viewer, quoted)}`;
}
