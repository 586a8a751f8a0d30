import type { CircleId } from '@girone/contract/ids';
import { pageQuery } from '@girone/contract/paging';
import { and, asc, count, desc, eq, gt, isNotNull, sql, type Column, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { circleMemberships } from '../../platform/db/schema/circles.ts';
import { matches } from '../../platform/db/schema/matches.ts';
import { postHashtags, posts } from '../../platform/db/schema/posts.ts';
import { follows } from '../../platform/db/schema/profiles.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Viewer } from '../../platform/db/visible-tournaments.ts';
import { isListed, viewerToCome, visiblePosts } from './post-visibility.repo.ts';
import { selectViews, type PostView } from './posts.repo.ts';

interface Page {
  readonly before?: number | undefined;
  readonly limit: number;
}

export interface FeedFilter extends Page {
  readonly tournamentId?: number | undefined;
  readonly circleId?: CircleId | undefined;
  readonly matchId?: number | undefined;
  /** As it is stored. */
  readonly hashtag?: string | undefined;
  /** A username, in any case. */
  readonly author?: string | undefined;
  readonly only?: 'photos' | undefined;
}

/**
 * The ids of a page, newest first. Each way of asking has an index that is read from where the page
 * before ended, so that a page costs the same at any depth.
 */
export async function findFeedIds(db: Db, viewer: Viewer, filter: FeedFilter): Promise<number[]> {
  // An admin sees every circle's: there is nothing to leave out, and the posts themselves are the list.
  return isNarrow(filter) || viewer.isAdmin
    ? findNarrowed(db, viewer, filter)
    : findGeneral(db, viewer, filter);
}

function isNarrow({ tournamentId, circleId, matchId, hashtag, author }: FeedFilter): boolean {
  return [tournamentId, circleId, matchId, hashtag, author].some((value) => value !== undefined);
}

async function findNarrowed(db: Db, viewer: Viewer, filter: FeedFilter): Promise<number[]> {
  const { tournamentId, circleId, matchId, hashtag, author } = filter;
  const conditions = and(
    pageOf(viewer, filter, hashtag === undefined ? posts.id : postHashtags.postId),
    tournamentId === undefined ? undefined : eq(posts.tournamentId, tournamentId),
    circleId === undefined ? undefined : eq(posts.circleId, circleId),
    matchId === undefined ? undefined : eq(posts.matchId, matchId),
    author === undefined ? undefined : sql`${posts.authorId} = ${openAuthor(viewer, author)}`,
  );
  const ids = db.select({ id: posts.id }).from(posts);
  const rows =
    hashtag === undefined
      ? await ids.where(conditions).orderBy(desc(posts.id)).limit(filter.limit)
      : await ids
          .innerJoin(postHashtags, eq(postHashtags.postId, posts.id))
          .where(and(eq(postHashtags.tag, hashtag), conditions))
          .orderBy(desc(postHashtags.postId))
          .limit(filter.limit);
  return rows.map(({ id }) => id);
}

/** Beyond every id. */
const top = 2_147_483_647;
/** What a page has when nothing else is asked for. */
const usual = pageQuery.limit.parse(undefined);

/**
 * The page that everybody opens first, with all that is shown of it, in one statement: whoever may see a post in the
 * list may see it.
 */
const feedPage = statement(
  'read_feed',
  { viewerId: 'int', before: 'int' },
  ({ viewerId, before }) => {
    const viewer = viewerToCome(viewerId, false);
    return selectViews(viewer)
      .where(sql`${posts.id} in (select id from ${generalPage(viewer, { before, limit: usual })})`)
      .orderBy(desc(posts.id));
  },
);

/** The usual page of what a member may see; `undefined` where it is another one that is asked for. */
export async function readUsualFeed(
  db: Db,
  { userId, isAdmin }: Viewer,
  filter: FeedFilter,
): Promise<PostView[] | undefined> {
  const isUsual = filter.limit === usual && filter.only === undefined;
  if (isAdmin || isNarrow(filter) || !isUsual) return undefined;
  return feedPage(db, { viewerId: userId, before: filter.before ?? top });
}

/** What everybody may see, and what the viewer's own circles add to it. */
async function findGeneral(db: Db, viewer: Viewer, filter: FeedFilter): Promise<number[]> {
  const rows = await db
    .select({ id: sql<number>`id` })
    .from(generalPage(viewer, filter))
    .orderBy(sql`id desc`);
  return rows.map(({ id }) => id);
}

interface GeneralFilter {
  readonly before?: number | SQL | undefined;
  readonly limit: number;
  readonly only?: 'photos' | undefined;
}

function generalPage(viewer: Viewer, filter: GeneralFilter): SQL {
  const conditions = pageOf(viewer, filter);
  // Written out: with a limit that comes only with the execution no plan would be kept.
  const limit = sql.raw(String(filter.limit));
  return sql`(
    (select ${posts.id} from ${posts} where ${posts.isPublic} and ${conditions}
     order by ${posts.id} desc limit ${limit})
    union all
    (select of_circle.id from ${circleMemberships} cross join lateral (
       select ${posts.id} from ${posts}
       where ${posts.circleId} = ${circleMemberships.circleId} and not ${posts.isPublic} and ${conditions}
       order by ${posts.id} desc limit ${limit}
     ) as of_circle
     where ${circleMemberships.userId} = ${viewer.userId} and ${circleMemberships.isActive})
    order by id desc limit ${limit}
  ) as listed`;
}

function pageOf(viewer: Viewer, filter: GeneralFilter, id: Column = posts.id): SQL {
  const { before, only } = filter;
  return sql`${and(
    isListed,
    // The same as what the visibility says, in the words of the indexes.
    sql`${posts.deletedAt} is null`,
    visiblePosts(viewer),
    before === undefined ? undefined : sql`${id} < ${before}`,
    only === 'photos' ? isNotNull(posts.imageUrl) : undefined,
  )}`;
}

/** Somebody's posts together are their profile: a private one is for those whom its owner lets in. */
function openAuthor({ userId, isAdmin }: Viewer, username: string): SQL {
  return sql`(select ${users.id} from ${users} where lower(${users.username}) = lower(${username})
    and (not ${users.isPrivate} or ${isAdmin} or ${users.id} = ${userId} or exists (
      select 1 from ${follows} where ${follows.followerId} = ${userId}
        and ${follows.followedId} = ${users.id} and ${follows.acceptedAt} is not null)))`;
}

/** The replies to a post, oldest first; `before` is where the page before ended. */
export async function findReplyIds(
  db: Db,
  viewer: Viewer,
  { parentPostId, before, limit }: Page & { readonly parentPostId: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.parentPostId, parentPostId),
        before === undefined ? undefined : gt(posts.id, sql`${before}`),
        visiblePosts(viewer),
      ),
    )
    .orderBy(asc(posts.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** How many posts there are about a championship for this viewer. */
export function countComments(db: Db, viewer: Viewer, tournamentId: number): Promise<number> {
  return db.$count(
    posts,
    and(
      eq(posts.tournamentId, tournamentId),
      isListed,
      sql`${posts.deletedAt} is null`,
      visiblePosts(viewer),
    ),
  );
}

/** How many there are for this viewer about each match of a day, of those with any. */
export async function countByMatch(
  db: Db,
  viewer: Viewer,
  { tournamentId, matchDay }: { readonly tournamentId: number; readonly matchDay: number },
): Promise<{ matchId: number; count: number }[]> {
  return db
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
    .orderBy(asc(matches.id));
}
