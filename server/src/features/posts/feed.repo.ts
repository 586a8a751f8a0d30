import { pageQuery } from '@girone/contract/paging';
import { and, asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { visiblePosts } from '../../domain/queries/visible-posts.ts';
import { takesViewer, type Viewer } from '../../domain/queries/visible-tournaments.ts';
import { circleMemberships } from '../../domain/schema/circles.ts';
import { posts } from '../../domain/schema/posts.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { isOnPage, type FeedPage } from './feed-page.repo.ts';
import { listNarrowed, type Narrowing } from './narrow-feed.repo.ts';
import { selectViews, type PostView } from './post-views.repo.ts';

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

const hasPhoto = sql`${posts.imageUrl} is not null`;

/** What a page has when nothing else is asked for. */
const usual = pageQuery.limit.parse(undefined);

/**
 * The page that everybody opens first, with all that is shown of it, in one statement: whoever may see a post in the
 * list may see it.
 */
const feedPage = statement('read_feed', { userId: 'int', before: 'int' }, (places) => {
  // The limit is written out: with one that comes only with the execution no plan would be kept.
  const listed = generalPage({ ...places, limit: usual });
  return (
    selectViews({ ...places, isAdmin: false })
      // As an array they are looked up by their ids; the other way the whole table would be read.
      .where(sql`${posts.id} = any(array(select id from ${listed}))`)
      .orderBy(desc(posts.id))
  );
});

/** The usual page of what a member may see; `undefined` where it is another one that is asked for. */
export async function readUsualFeed(
  db: Db,
  { userId, isAdmin }: Viewer,
  { before = top, limit, ...filter }: FeedFilter,
): Promise<PostView[] | undefined> {
  const isNarrow = Object.values(filter).some((value) => value !== undefined);
  if (isAdmin || isNarrow || limit !== usual) return undefined;
  return feedPage(db, { userId, before });
}

const takesPage = { userId: 'int', before: 'int', limit: 'int' } as const;

function listGeneral(name: string, isMeant?: SQL) {
  return statement(name, takesPage, (page) =>
    build
      .select({ id: sql<number>`id` })
      .from(generalPage(page, isMeant))
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
  readonly limit: SQL | number;
}

/** What everybody may see, and what the viewer's own circles add to it. */
function generalPage({ userId, before, limit }: GeneralPage, isMeant?: SQL): SQL {
  const conditions = and(isOnPage({ userId, isAdmin: false, before }), isMeant);
  return sql`(
    (select ${posts.id} from ${posts} where ${posts.isPublic} and ${conditions}
     order by ${posts.id} desc limit ${limit})
    union all
    (select of_circle.id from ${circleMemberships} cross join lateral (
       select ${posts.id} from ${posts}
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
