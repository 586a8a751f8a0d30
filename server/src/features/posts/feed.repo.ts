import type { UserId } from '@girone/contract/ids';
import { pageRows } from '@girone/contract/rules';
import { and, asc, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm';
import { isUnblocked } from '../../domain/queries/unblocked.ts';
import { isListed, visiblePosts } from '../../domain/queries/visible-posts.ts';
import { takesViewer, type Viewer } from '../../domain/queries/visible-tournaments.ts';
import { circleMemberships } from '../../domain/schema/circles.ts';
import { postDislikes, postLikes, posts, shownWords } from '../../domain/schema/posts.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { isOnPage, type FeedPage } from './feed-page.repo.ts';
import { listNarrowed, type Narrowing } from './narrow-feed.repo.ts';
import { hasReacted, selectViews, type PostView } from './post-views.repo.ts';

export type FeedFilter = Narrowing &
  Omit<FeedPage, 'before'> & { readonly before?: number | undefined };

/** Beyond every id. */
const top = 2_147_483_647;

/**
 * The ids of a page, newest first. Each way of asking has an index that is read from where the page
 * before ended, so that a page costs the same at any depth.
 */
export async function findFeedIds(
  db: Db,
  viewer: Viewer,
  { before = top, ...filter }: FeedFilter,
): Promise<number[]> {
  const { userId, isAdmin } = viewer;
  const { limit, only = 'all' } = filter;
  const lists = isAdmin ? wholeLists : generalLists;
  const rows =
    (await listNarrowed(db, viewer, { ...filter, before })) ??
    (await lists[only](db, { userId, before, limit }));
  return rows.map(({ id }) => id);
}

const idColumn = sql`${posts.id}`;
const hasPhoto = sql`${posts.imageUrl} is not null`;

/** As many posts as our own pages ask for, and as whoever names no number gets. */
const usualLimits = [pageRows.glance, pageRows.screen, pageRows.usual] as const;

export type UsualLimit = (typeof usualLimits)[number];

/** Of a page of everything that a member may see, if that many are usual. */
export function usualLimitOf(
  { isAdmin }: Viewer,
  { limit, ...filter }: FeedFilter,
): UsualLimit | undefined {
  const isNarrow = Object.entries(filter).some(
    ([name, value]) => name !== 'before' && value !== undefined,
  );
  return isAdmin || isNarrow ? undefined : usualLimits.find((usual) => usual === limit);
}

function forEachUsualLimit<Query>(define: (limit: UsualLimit) => Query): Record<UsualLimit, Query> {
  return {
    [pageRows.glance]: define(pageRows.glance),
    [pageRows.screen]: define(pageRows.screen),
    [pageRows.usual]: define(pageRows.usual),
  };
}

/** How a post of a list stands, and which version of its words belongs to it. */
export interface ListedPost {
  readonly id: number;
  readonly likesCount: number;
  readonly dislikesCount: number;
  readonly repliesCount: number;
  readonly isLiked: boolean;
  readonly isDisliked: boolean;
  readonly quotedPostId: number | null;
  readonly version: string;
}

const listedColumns = sql`${posts.id}, ${posts.likesCount}, ${posts.dislikesCount}, ${posts.repliesCount}, ${posts.quotedPostId}`;

/** The page that everybody opens first, without its words: they are the same for all, and kept. */
const newestPages = forEachUsualLimit((limit) =>
  statement(`list_newest_feed_${limit}`, { userId: 'int' }, ({ userId }) => {
    const page = { userId, before: sql`${top}`, limit, columns: listedColumns };
    const id = sql`listed.id`;
    return build.execute<ListedPost & Record<string, unknown>>(sql`select
        id,
        likes_count as "likesCount",
        dislikes_count as "dislikesCount",
        replies_count as "repliesCount",
        ${hasReacted(postLikes, { userId }, { id, count: sql`likes_count` })} as "isLiked",
        ${hasReacted(postDislikes, { userId }, { id, count: sql`dislikes_count` })} as "isDisliked",
        quoted_post_id as "quotedPostId",
        (select version from ${shownWords}) as version
      from ${generalPage(page)} order by id desc`);
  }),
);

export async function listNewestFeed(
  db: Db,
  { userId, limit }: { readonly userId: UserId; readonly limit: UsualLimit },
): Promise<ListedPost[]> {
  const { rows } = await newestPages[limit](db, { userId });
  return rows;
}

const feedPages = forEachUsualLimit((limit) =>
  statement(`read_feed_${limit}`, { userId: 'int', before: 'int' }, (places) =>
    selectViews({ ...places, isAdmin: false })
      .where(isListedIn(generalPage({ ...places, limit, columns: idColumn })))
      .orderBy(desc(posts.id)),
  ),
);

interface UsualPage {
  readonly userId: UserId;
  readonly before?: number | undefined;
  readonly limit: UsualLimit;
}

/**
 * A usual page with all that is shown of it, in one statement: whoever may see a post in the list may see it.
 */
export function readUsualPage(
  db: Db,
  { userId, before = top, limit }: UsualPage,
): Promise<PostView[]> {
  return feedPages[limit](db, { userId, before });
}

/** As an array they are looked up by their ids; the other way the whole table would be read. */
function isListedIn(listed: SQL): SQL {
  return sql`${posts.id} = any(array(select id from ${listed}))`;
}

const takesPage = { userId: 'int', before: 'int', limit: 'int' } as const;

function listGeneral(name: string, isMeant?: SQL) {
  return statement(name, takesPage, (page) =>
    build
      .select({ id: sql<number>`id` })
      .from(generalPage({ ...page, columns: idColumn }, isMeant))
      .orderBy(sql`id desc`),
  );
}

const generalLists = {
  all: listGeneral('feed_ids'),
  photos: listGeneral('feed_photo_ids', hasPhoto),
};

interface GeneralPage {
  readonly userId: SQL;
  readonly before: SQL;
  /** Better a number than a place: with a limit that comes only with the execution no plan would be kept. */
  readonly limit: SQL | number;
  /** Of the posts. */
  readonly columns: SQL;
}

/**
 * What everybody may see, and what the viewer's own circles add to it. The mark of the one and the membership of the
 * other have decided already, and nothing but blocks is left to ask: with all that `visiblePosts` asks, to prepare the
 * statement's execution would cost more than to execute it.
 */
function generalPage({ userId, before, limit, columns }: GeneralPage, isMeant?: SQL): SQL {
  const conditions = and(
    isListed,
    sql`${posts.deletedAt} is null`,
    isUnblocked({ userId, isAdmin: false }, posts.authorId),
    lt(posts.id, before),
    isMeant,
  );
  return sql`(
    (select ${columns} from ${posts} where ${posts.isPublic} and ${conditions}
     order by ${posts.id} desc limit ${limit})
    union all
    (select of_circle.* from ${circleMemberships} cross join lateral (
       select ${columns} from ${posts}
       where ${posts.circleId} = ${circleMemberships.circleId} and not ${posts.isPublic} and ${conditions}
       order by ${posts.id} desc limit ${limit}
     ) as of_circle
     where ${circleMemberships.userId} = ${userId} and ${circleMemberships.isActive})
    order by id desc limit ${limit}
  ) as listed`;
}

function listWhole(name: string, isMeant?: SQL) {
  return statement(name, takesPage, ({ limit, ...page }) =>
    build
      .select({ id: posts.id })
      .from(posts)
      .where(and(isOnPage({ ...page, isAdmin: true }), isMeant))
      .orderBy(desc(posts.id))
      .limit(limit),
  );
}

/** An admin sees every circle's: there is nothing to leave out, and the posts themselves are the list. */
const wholeLists = {
  all: listWhole('feed_ids_for_admin'),
  photos: listWhole('feed_photo_ids_for_admin', hasPhoto),
};

const repliesTo = statement(
  'find_reply_ids',
  { ...takesViewer, parentPostId: 'int', after: 'int', limit: 'int' },
  ({ parentPostId, after, limit, ...viewer }) =>
    build
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.parentPostId, parentPostId), gt(posts.id, after), visiblePosts(viewer)))
      .orderBy(asc(posts.id))
      .limit(limit),
);

interface RepliesPage {
  readonly parentPostId: number;
  readonly before?: number | undefined;
  readonly limit: number;
}

/** The replies to a post, oldest first; `before` is where the page before ended. */
export async function findReplyIds(
  db: Db,
  viewer: Viewer,
  { before = 0, ...page }: RepliesPage,
): Promise<number[]> {
  const rows = await repliesTo(db, { ...viewer, ...page, after: before });
  return rows.map(({ id }) => id);
}
