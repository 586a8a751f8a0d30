import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { personColumns } from '../../domain/queries/person-columns.ts';
import { visiblePosts } from '../../domain/queries/visible-posts.ts';
import { takesViewer, type Viewer } from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import { reports } from '../../domain/schema/admin.ts';
import { circles } from '../../domain/schema/circles.ts';
import { posts } from '../../domain/schema/posts.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { containsText } from '../../platform/db/contains-text.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { listPage } from '../../platform/db/list-page.ts';
import { statement } from '../../platform/db/statement.ts';

const parent = alias(posts, 'parent');
const parentAuthor = alias(users, 'parent_author');
const quoted = alias(posts, 'quoted');
const quotedAuthor = alias(users, 'quoted_author');

export type ModeratedRow = Awaited<ReturnType<typeof findModeratedPosts>>[number];

function selectPosts(ids: SQL, isQuoteShown: SQL) {
  return build
    .select({
      post: posts,
      author: personColumns(users),
      circle: { id: circles.id, name: circles.name },
      tournament: { id: tournaments.id, name: tournaments.name },
      parent: { id: parent.id, content: parent.content },
      parentAuthor: personColumns(parentAuthor),
      quoted: { id: quoted.id, content: quoted.content },
      quotedAuthor: personColumns(quotedAuthor),
      openReports: sql<number>`(select count(*)::int from ${reports}
        where ${reports.postId} = ${posts.id} and ${reports.status} = 'open')`,
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .leftJoin(circles, eq(circles.id, posts.circleId))
    .leftJoin(tournaments, eq(tournaments.id, posts.tournamentId))
    .leftJoin(parent, and(eq(parent.id, posts.parentPostId), isNull(parent.deletedAt)))
    .leftJoin(parentAuthor, eq(parentAuthor.id, parent.authorId))
    .leftJoin(quoted, and(eq(quoted.id, posts.quotedPostId), isQuoteShown))
    .leftJoin(quotedAuthor, eq(quotedAuthor.id, quoted.authorId))
    .where(and(sql`${posts.id} = any(${ids})`, isNull(posts.deletedAt)));
}

const moderatedPosts = statement('moderated_posts', { ids: 'int[]' }, ({ ids }) =>
  selectPosts(ids, isNull(quoted.deletedAt)),
);

const moderatedPostsFor = statement(
  'moderated_posts_for',
  { ...takesViewer, ids: 'int[]' },
  ({ ids, ...reader }) => selectPosts(ids, visiblePosts(reader, quoted)),
);

/**
 * Whoever may see them elsewhere or not; deleted ones are left out. What they quote may stand in another
 * circle: for a reader who is no admin of the place it is there only if they may see it.
 */
export async function findModeratedPosts(db: Db, ids: readonly number[], reader?: Viewer) {
  return reader ? moderatedPostsFor(db, { ...reader, ids }) : moderatedPosts(db, { ids });
}

export interface PostFilter {
  readonly filter: 'all' | 'reported' | 'photos';
  readonly search?: string | undefined;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly before?: number | undefined;
}

/** The author's names count as much as the words. */
function isMeant(search: string) {
  const people = sql`array(select ${users.id} from ${users}
    where ${containsText(search, users.username, users.firstName, users.lastName)})`;
  return or(containsText(search, posts.content), sql`${posts.authorId} = any(${people})`);
}

/** A championship's topic is nobody's post: it comes and goes with the championship. */
export async function findPostIds(db: Db, query: PostFilter): Promise<number[]> {
  const { filter, search, limit } = query;
  const { orderBy, isBehind } = listPage({ id: posts.id }, query);
  const reported = sql`${posts.id} in (select ${reports.postId} from ${reports}
    where ${reports.status} = 'open' and ${reports.postId} is not null)`;
  // Built for each call: its text differs with the filters, the order and the search.
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        isNull(posts.deletedAt),
        eq(posts.isTopicPost, false),
        filter === 'reported' ? reported : undefined,
        filter === 'photos' ? isNotNull(posts.imageUrl) : undefined,
        search ? isMeant(search) : undefined,
        isBehind,
      ),
    )
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map(({ id }) => id);
}

const topicOf = statement('find_topic', { id: 'int' }, ({ id }) =>
  build
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, id), eq(posts.isTopicPost, true))),
);

export async function isTopic(db: Db, id: number): Promise<boolean> {
  return (await topicOf(db, { id })).length > 0;
}
