import type { CircleId } from '@girone/contract/ids';
import { and, desc, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { takesViewer, type Viewer } from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import { postHashtags, posts } from '../../domain/schema/posts.ts';
import { follows } from '../../domain/schema/profiles.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { isOnPage, type FeedPage } from './feed-page.repo.ts';

export interface Narrowing {
  readonly tournamentId?: number | undefined;
  readonly circleId?: CircleId | undefined;
  readonly matchId?: number | undefined;
  /** As it is stored. */
  readonly hashtag?: string | undefined;
  /** A username, in any case. */
  readonly author?: string | undefined;
  /** Only what had been written by then. */
  readonly until?: Date | undefined;
}

/** Whatever leaves fewer posts than the next one as a rule comes before it. */
const ways = ['matchId', 'author', 'tournamentId', 'circleId'] as const;
type Way = (typeof ways)[number];

const takesFilter = {
  ...takesViewer,
  matchId: 'int?',
  author: 'text?',
  tournamentId: 'int?',
  circleId: 'int?',
  onlyPhotos: 'bool',
  until: 'timestamptz?',
  before: 'int',
  limit: 'int',
} as const;
type Places = Readonly<Record<keyof typeof takesFilter, SQL>>;

/** Read along the index of one way; what else is asked for is looked up in what is found there. */
function listAlong(name: string, way: Way) {
  return statement(name, takesFilter, (places) =>
    build
      .select({ id: posts.id })
      .from(posts)
      .where(and(isOnPage(places), meets(places)[way], meetsTheRest(places, way)))
      .orderBy(desc(posts.id))
      .limit(places.limit),
  );
}

const listBy = {
  matchId: listAlong('feed_of_match', 'matchId'),
  author: listAlong('feed_of_author', 'author'),
  tournamentId: listAlong('feed_of_tournament', 'tournamentId'),
  circleId: listAlong('feed_of_circle', 'circleId'),
};

const listByHashtag = statement(
  'feed_of_hashtag',
  { ...takesFilter, hashtag: 'text' },
  ({ hashtag, ...places }) =>
    build
      .select({ id: posts.id })
      .from(posts)
      .innerJoin(postHashtags, eq(postHashtags.postId, posts.id))
      .where(
        and(
          eq(postHashtags.tag, hashtag),
          isOnPage(places, postHashtags.postId),
          meetsTheRest(places),
        ),
      )
      .orderBy(desc(postHashtags.postId))
      .limit(places.limit),
);

/** Of a page of some posts the ids, newest first; `undefined` where nothing narrows it. */
export function listNarrowed(
  db: Db,
  viewer: Viewer,
  { hashtag, only, ...filter }: Narrowing & FeedPage,
): Promise<{ id: number }[]> | undefined {
  const { matchId = null, author = null, tournamentId = null, circleId = null } = filter;
  const { before, limit, until = null } = filter;
  const onlyPhotos = only === 'photos';
  const asked = { matchId, author, tournamentId, circleId };
  const values = { ...viewer, ...asked, onlyPhotos, until, before, limit };
  if (hashtag !== undefined) return listByHashtag(db, { ...values, hashtag });
  const way = ways.find((each) => asked[each] !== null);
  return way && listBy[way](db, values);
}

function meets(places: Places): Record<Way, SQL> {
  return {
    matchId: eq(posts.matchId, places.matchId),
    author: sql`${posts.authorId} = ${openAuthor(places)}`,
    tournamentId: eq(posts.tournamentId, places.tournamentId),
    circleId: eq(posts.circleId, places.circleId),
  };
}

function meetsTheRest(places: Places, way?: Way): SQL | undefined {
  const conditions = meets(places);
  const others = ways.filter((each) => each !== way);
  return and(
    ...others.map((each) => or(isNull(places[each]), conditions[each])),
    sql`(not ${places.onlyPhotos} or ${posts.imageUrl} is not null)`,
    or(isNull(places.until), lte(posts.createdAt, places.until)),
  );
}

/** Somebody's posts together are their profile: a private one is for those whom its owner lets in. */
function openAuthor({ userId, isAdmin, author }: Places): SQL {
  return sql`(select ${users.id} from ${users} where lower(${users.username}) = lower(${author})
    and (not ${users.isPrivate} or ${isAdmin} or ${users.id} = ${userId} or exists (
      select 1 from ${follows} where ${follows.followerId} = ${userId}
        and ${follows.followedId} = ${users.id} and ${follows.acceptedAt} is not null)))`;
}
