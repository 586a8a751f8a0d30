import { sql, type Column, type SQL } from 'drizzle-orm';
import { posts } from '../schema/posts.ts';
import { tournaments } from '../schema/tournaments.ts';
import { hasActiveMember } from './active-memberships.ts';
import { isUnblocked } from './unblocked.ts';
import { visibleTournaments, type ViewerInQuery } from './visible-tournaments.ts';

/** `posts`, or an alias of it. */
type PostColumns = Readonly<Record<'deletedAt' | 'authorId' | 'circleId' | 'tournamentId', Column>>;

/**
 * The posts that a viewer may see, as a condition: nobody's for whoever is signed in, a circle's for
 * its members and site admins, a championship's for whoever may see the championship. Where one has
 * blocked the other, neither sees the other's.
 */
export function visiblePosts(viewer: ViewerInQuery, post: PostColumns = posts): SQL {
  return sql`(${post.deletedAt} is null and ${isUnblocked(viewer, post.authorId)} and case
    when ${post.tournamentId} is not null then exists (
      select 1 from ${tournaments}
      where ${tournaments.id} = ${post.tournamentId} and ${visibleTournaments(viewer)}
    )
    when ${post.circleId} is not null
      then ${viewer.isAdmin} or ${hasActiveMember(post.circleId, viewer.userId)}
    else true end)`;
}

/** What a list shows: no replies, and not the post that a championship's discussion begins with. */
export const isListed = sql`(${posts.parentPostId} is null and not ${posts.isTopicPost})`;
