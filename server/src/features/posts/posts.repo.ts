import type { CircleId } from '@girone/contract/ids';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { visiblePosts } from '../../domain/queries/visible-posts.ts';
import { takesViewer, type Viewer } from '../../domain/queries/visible-tournaments.ts';
import { circles } from '../../domain/schema/circles.ts';
import { matches } from '../../domain/schema/matches.ts';
import { posts } from '../../domain/schema/posts.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

export type PostRow = typeof posts.$inferSelect;

const visiblePost = statement('find_post', { ...takesViewer, id: 'int' }, ({ id, ...viewer }) =>
  build
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), visiblePosts(viewer))),
);

export async function findPost(db: Db, viewer: Viewer, id: number): Promise<PostRow | undefined> {
  const [row] = await visiblePost(db, { ...viewer, id });
  return row;
}

const lockVisible = statement('lock_post', { ...takesViewer, id: 'int' }, ({ id, ...viewer }) =>
  build
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), visiblePosts(viewer)))
    .for('no key update', { of: posts }),
);

/**
 * Held until the transaction ends: whoever reacts, replies or deletes queues up. A reply and its
 * parent are locked in this order, parent first, or two of them could wait for each other.
 */
export async function lockPost(tx: Db, viewer: Viewer, id: number): Promise<PostRow | undefined> {
  const [row] = await lockVisible(tx, { ...viewer, id });
  return row;
}

const lockAny = statement('lock_existing_post', { id: 'int' }, ({ id }) =>
  build
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), isNull(posts.deletedAt)))
    .for('no key update'),
);

/** Of a post that is there, whoever sees it or not. */
export async function lockExisting(tx: Transaction, id: number): Promise<PostRow | undefined> {
  const [row] = await lockAny(tx, { id });
  return row;
}

const placeOf = statement('find_place_of_post', { id: 'int' }, ({ id }) =>
  build
    .select({ authorId: posts.authorId, parentPostId: posts.parentPostId })
    .from(posts)
    .where(eq(posts.id, id)),
);

/** Whose a post is and what it answers, which never changes. */
export async function findPlaceOf(db: Db, id: number) {
  const [row] = await placeOf(db, { id });
  return row;
}

/** Whoever sees it or not: for the count that changes with a reply. */
export const lockParent = statement('lock_parent_post', { id: 'int' }, ({ id }) =>
  build.select({ id: posts.id }).from(posts).where(eq(posts.id, id)).for('no key update'),
);

/** Their figures of this moment, for the pages that show them. */
export const findPostsById = statement('find_posts_by_id', { ids: 'int[]' }, ({ ids }) =>
  build
    .select({
      post: posts,
      isOfDraft: sql<boolean>`coalesce(${tournaments.status} = 'preparation', false)`,
    })
    .from(posts)
    .leftJoin(tournaments, eq(tournaments.id, posts.tournamentId))
    .where(sql`${posts.id} = any(${ids}) and ${posts.deletedAt} is null`),
);

const matchPlace = statement('find_tournament_of_match', { matchId: 'int' }, ({ matchId }) =>
  build.select({ tournamentId: matches.tournamentId }).from(matches).where(eq(matches.id, matchId)),
);

/** The championship that a match belongs to. */
export async function tournamentOfMatch(db: Db, matchId: number): Promise<number | undefined> {
  const [row] = await matchPlace(db, { matchId });
  return row?.tournamentId;
}

const shareCircle = statement('hold_circle_for_post', { id: 'int' }, ({ id }) =>
  build
    .select({ isPublic: circles.isPublic })
    .from(circles)
    .where(and(eq(circles.id, id), isNull(circles.archivedAt)))
    .for('share'),
);

/** Held until the transaction ends: whether the circle is public does not change meanwhile. */
export async function holdCircle(tx: Db, id: CircleId): Promise<{ isPublic: boolean } | undefined> {
  const [row] = await shareCircle(tx, { id });
  return row;
}
