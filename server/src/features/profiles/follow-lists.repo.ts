import type { UserId } from '@girone/contract/ids';
import { and, asc, desc, eq, gt, isNotNull, isNull, sql, type Column } from 'drizzle-orm';
import { personColumns } from '../../domain/queries/person-columns.ts';
import { isUnblocked } from '../../domain/queries/unblocked.ts';
import { takesViewer, type Viewer } from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import { follows } from '../../domain/schema/profiles.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { viewerFollows } from './profiles.repo.ts';

interface FollowPage {
  readonly personId: UserId;
  readonly side: 'followers' | 'following';
  readonly before?: string | undefined;
  readonly limit: number;
}

/** `own` is the person's side of a follow, `other` that of those who are listed. */
function listSide(name: string, own: Column, other: Column) {
  return statement(
    name,
    { ...takesViewer, personId: 'int', before: 'text', limit: 'int' },
    ({ personId, before, limit, ...viewer }) =>
      build
        .select({
          ...personColumns(users),
          viewerFollows: viewerFollows(viewer.userId, users.id),
          viewerIsThem: sql<boolean>`${users.id} = ${viewer.userId}`,
        })
        .from(follows)
        .innerJoin(users, eq(users.id, other))
        .where(
          and(
            eq(own, personId),
            isNotNull(follows.acceptedAt),
            isNull(users.deletedAt),
            isUnblocked(viewer, users.id),
            gt(sql`lower(${users.username})`, sql`lower(${before})`),
          ),
        )
        .orderBy(asc(sql`lower(${users.username})`))
        .limit(limit),
  );
}

const sides = {
  followers: listSide('list_followers', follows.followedId, follows.followerId),
  following: listSide('list_following', follows.followerId, follows.followedId),
};

/**
 * One page of a person's followers, or of those they follow, by username. People whom the viewer does not
 * get to see (blocked, suspended, deleted) are left out.
 */
export function findFollowPage(
  db: Db,
  viewer: Viewer,
  // Every username comes after the empty one.
  { side, before = '', ...page }: FollowPage,
) {
  return sides[side](db, { ...viewer, ...page, before });
}

/** Who waits for this person's answer, the latest first. */
export const findRequests = statement(
  'find_follow_requests',
  { followedId: 'int', limit: 'int' },
  ({ followedId, limit }) =>
    build
      .select({ ...personColumns(users), askedAt: follows.createdAt })
      .from(follows)
      .innerJoin(users, eq(users.id, follows.followerId))
      .where(
        and(
          eq(follows.followedId, followedId),
          isNull(follows.acceptedAt),
          isNull(users.deletedAt),
        ),
      )
      .orderBy(desc(follows.createdAt), desc(follows.followerId))
      .limit(limit),
);
