import type { CircleId, UserId } from '@girone/contract/ids';
import { and, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { personColumns } from '../../platform/db/person-columns.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { reports } from '../../platform/db/schema/admin.ts';
import { circles } from '../../platform/db/schema/circles.ts';
import { films } from '../../platform/db/schema/films.ts';
import { matches } from '../../platform/db/schema/matches.ts';
import { postDislikes, postHashtags, postLikes, posts } from '../../platform/db/schema/posts.ts';
import { tournaments } from '../../platform/db/schema/tournaments.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Viewer } from '../../platform/db/visible-tournaments.ts';
import { inOrder } from '../../platform/in-order.ts';
import { viewerToCome, visiblePosts } from './post-visibility.repo.ts';

const { postType: _, isPublic: _isPublic, ...shownColumns } = getTableColumns(posts);

const quoted = alias(posts, 'quoted');
const quotedAuthor = alias(users, 'quoted_author');
const home = alias(films, 'home');
const away = alias(films, 'away');
const quotedTournament = alias(tournaments, 'quoted_tournament');

export type PostView = Awaited<ReturnType<typeof loadForMember>>[number];

const loadForMember = statement('load_posts', { viewerId: 'int', ids: 'int[]' }, (places) =>
  selectVisible(viewerToCome(places.viewerId, false), places.ids),
);
const loadForAdmin = statement(
  'load_posts_for_admin',
  { viewerId: 'int', ids: 'int[]' },
  (places) => selectVisible(viewerToCome(places.viewerId, true), places.ids),
);

/** Posts by their ids and in that order, with all that is shown of them; hidden ones are left out. */
export async function loadPosts(
  db: Db,
  { userId, isAdmin }: Viewer,
  ids: readonly number[],
): Promise<PostView[]> {
  if (ids.length === 0) return [];
  const load = isAdmin ? loadForAdmin : loadForMember;
  return inOrder(ids, await load(db, { viewerId: userId, ids }), ({ post }) => post.id);
}

function selectVisible(viewer: Viewer, ids: SQL) {
  return selectViews(viewer).where(and(sql`${posts.id} = any(${ids})`, visiblePosts(viewer)));
}

/** Posts with all that is shown of them; the caller says which. */
export function selectViews(viewer: Viewer) {
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

export type PostRow = typeof posts.$inferSelect;
export type NewPost = typeof posts.$inferInsert;

export async function findPost(db: Db, viewer: Viewer, id: number): Promise<PostRow | undefined> {
  const [row] = await db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), visiblePosts(viewer)));
  return row;
}

/**
 * Held until the transaction ends: whoever reacts, replies or deletes queues up. A reply and its
 * parent are locked in this order, parent first, or two of them could wait for each other.
 */
export async function lockPost(tx: Db, viewer: Viewer, id: number): Promise<PostRow | undefined> {
  const [row] = await tx
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), visiblePosts(viewer)))
    .for('no key update', { of: posts });
  return row;
}

/** Of a post that is there, whoever sees it or not. */
export async function lockExisting(tx: Transaction, id: number): Promise<PostRow | undefined> {
  const [row] = await tx
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), isNull(posts.deletedAt)))
    .for('no key update');
  return row;
}

/** What a post answers, which never changes. */
export async function findParentId(db: Db, id: number): Promise<number | null> {
  const [row] = await db
    .select({ parentPostId: posts.parentPostId })
    .from(posts)
    .where(eq(posts.id, id));
  return row?.parentPostId ?? null;
}

/** Whoever sees it or not: for the count that changes with a reply. */
export async function lockParent(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: posts.id }).from(posts).where(eq(posts.id, id)).for('no key update');
}

/** Their figures of this moment, for the pages that show them. */
export async function findPostsById(db: Db, ids: readonly number[]) {
  return db
    .select({
      post: posts,
      isOfDraft: sql<boolean>`coalesce(${tournaments.status} = 'preparation', false)`,
    })
    .from(posts)
    .leftJoin(tournaments, eq(tournaments.id, posts.tournamentId))
    .where(sql`${posts.id} = any(${sql.param(ids)}::int[]) and ${posts.deletedAt} is null`);
}

export async function insertPost(
  tx: Transaction,
  post: NewPost,
  tags: readonly string[],
): Promise<PostRow> {
  const [row] = await tx.insert(posts).values(post).returning();
  if (!row) throw new Error('the new post was not returned');
  await insertTags(tx, row, tags);
  return row;
}

async function insertTags(
  tx: Transaction,
  { id: postId, createdAt }: Pick<PostRow, 'id' | 'createdAt'>,
  tags: readonly string[],
): Promise<void> {
  if (tags.length === 0) return;
  await tx.insert(postHashtags).values(tags.map((tag) => ({ postId, tag, createdAt })));
}

/** Writes its new words, with their hashtags. */
export async function rewritePost(
  tx: Transaction,
  { id, content, imageCaption, createdAt }: PostRow,
  tags: readonly string[],
): Promise<PostRow> {
  const [row] = await tx
    .update(posts)
    .set({ content, imageCaption, editedAt: sql`clock_timestamp()` })
    .where(eq(posts.id, id))
    .returning();
  if (!row) throw new Error('the changed post was not returned');
  await tx.delete(postHashtags).where(eq(postHashtags.postId, id));
  await insertTags(tx, { id, createdAt }, tags);
  return row;
}

/** What a deleted post says and shows. */
const nothing = { content: '', imageUrl: null, imageCaption: null, quotedPostId: null };

/** Its place stays, for the replies below it and the quotes that point to it. */
export async function emptyPost(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(posts)
    .set({ ...nothing, deletedAt: sql`now()` })
    .where(eq(posts.id, id));
  await tx.delete(postHashtags).where(eq(postHashtags.postId, id));
}

/** The same for all of one author; answers what is left of them. */
export async function emptyPostsOf(tx: Transaction, authorId: UserId): Promise<PostRow[]> {
  const emptied = await tx
    .update(posts)
    .set({ ...nothing, deletedAt: sql`now()` })
    .where(
      sql`${posts.authorId} = ${authorId} and ${posts.deletedAt} is null and not ${posts.isTopicPost}`,
    )
    .returning();
  const ids = emptied.map(({ id }) => id);
  await tx.delete(postHashtags).where(sql`${postHashtags.postId} = any(${sql.param(ids)}::int[])`);
  return emptied;
}

/** A second one of the same person, while the first is open, changes nothing. */
export async function insertReport(db: Db, report: typeof reports.$inferInsert): Promise<void> {
  await db.insert(reports).values(report).onConflictDoNothing();
}

/** The championship that a match belongs to. */
export async function tournamentOfMatch(db: Db, matchId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ tournamentId: matches.tournamentId })
    .from(matches)
    .where(eq(matches.id, matchId));
  return row?.tournamentId;
}

/** Held until the transaction ends: whether the circle is public does not change meanwhile. */
export async function holdCircle(tx: Db, id: CircleId): Promise<{ isPublic: boolean } | undefined> {
  const [row] = await tx
    .select({ isPublic: circles.isPublic })
    .from(circles)
    .where(and(eq(circles.id, id), isNull(circles.archivedAt)))
    .for('share');
  return row;
}
