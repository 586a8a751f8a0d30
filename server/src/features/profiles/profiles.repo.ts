import type { UserId } from '@girone/contract/ids';
import type { Profile } from '@girone/contract/profiles';
import { and, eq, sql, type Column, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { personColumns } from '../../platform/db/person-columns.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { blocks, follows } from '../../platform/db/schema/profiles.ts';
import type { Viewer } from '../../platform/db/visible-tournaments.ts';

/** Held until the transaction ends: of two pictures at once one is replaced, and neither is forgotten. */
export async function lockProfileImage(tx: Transaction, userId: UserId): Promise<string | null> {
  const [row] = await tx
    .select({ path: users.profileImageUrl })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return row?.path ?? null;
}

export async function updateProfileImage(
  tx: Transaction,
  userId: UserId,
  path: string | null,
): Promise<void> {
  await tx.update(users).set({ profileImageUrl: path }).where(eq(users.id, userId));
}

/** How the viewer follows the person of a row, as an expression for any query. */
export function viewerFollows(viewerId: UserId, personId: Column): SQL<Profile['viewerFollows']> {
  return sql`coalesce((${sql`
    select case when ${follows.acceptedAt} is null then 'requested' else 'yes' end from ${follows}
    where ${follows.followerId} = ${viewerId} and ${follows.followedId} = ${personId}`}), 'no')`;
}

function hasBlocked(blocker: UserId | Column, blocked: UserId | Column): SQL<boolean> {
  return sql`exists (${sql`select 1 from ${blocks}
    where ${blocks.blockerId} = ${blocker} and ${blocks.blockedId} = ${blocked}`})`;
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/**
 * A living person by name, in any case. Where one has blocked the other there is nobody, except for
 * site admins.
 */
export async function findProfile(db: Db, viewer: Viewer, username: string) {
  const { userId, isAdmin } = viewer;
  const viewerHasBlocked = hasBlocked(userId, users.id);
  const [row] = await db
    .select({
      ...personColumns(users),
      id: users.id,
      email: users.email,
      bio: users.bio,
      location: users.location,
      website: users.website,
      dateOfBirth: users.dateOfBirth,
      createdAt: users.createdAt,
      isPrivate: users.isPrivate,
      filmsUploaded: users.filmsUploaded,
      followersCount: users.followersCount,
      followingCount: users.followingCount,
      postsCount: users.postsCount,
      viewerFollows: viewerFollows(userId, users.id),
      followsViewer: sql<boolean>`exists (${sql`select 1 from ${follows}
        where ${follows.followerId} = ${users.id} and ${follows.followedId} = ${userId}
          and ${follows.acceptedAt} is not null`})`,
      viewerHasBlocked,
    })
    .from(users)
    .where(
      and(
        sql`lower(${users.username}) = lower(${username}) and ${users.deletedAt} is null`,
        isAdmin ? undefined : sql`not (${viewerHasBlocked} or ${hasBlocked(users.id, userId)})`,
      ),
    );
  return row;
}

export type ProfileChanges = Partial<
  Pick<
    typeof users.$inferInsert,
    'firstName' | 'lastName' | 'bio' | 'location' | 'website' | 'dateOfBirth'
  >
>;

export async function updateProfile(
  tx: Transaction,
  userId: UserId,
  changes: ProfileChanges,
): Promise<void> {
  await tx.update(users).set(changes).where(eq(users.id, userId));
}
