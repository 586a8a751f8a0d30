import type { UserId } from '@girone/contract/ids';
import type { Profile } from '@girone/contract/profiles';
import { and, eq, sql, type Column, type SQL } from 'drizzle-orm';
import { personColumns } from '../../domain/queries/person-columns.ts';
import { takesViewer, type Viewer } from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import { blocks, follows } from '../../domain/schema/profiles.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const lockImage = statement('lock_profile_image', { userId: 'int' }, ({ userId }) =>
  build
    .select({ path: users.profileImageUrl })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update'),
);

/** Held until the transaction ends: of two pictures at once one is replaced, and neither is forgotten. */
export async function lockProfileImage(tx: Transaction, userId: UserId): Promise<string | null> {
  const [row] = await lockImage(tx, { userId });
  return row?.path ?? null;
}

export const updateProfileImage = statement(
  'update_profile_image',
  { userId: 'int', path: 'text?' },
  ({ userId, path }) =>
    build.update(users).set({ profileImageUrl: path }).where(eq(users.id, userId)),
);

/** How the viewer follows the person of a row, as an expression for any query. */
export function viewerFollows(viewerId: SQL, personId: Column): SQL<Profile['viewerFollows']> {
  return sql`coalesce((${sql`
    select case when ${follows.acceptedAt} is null then 'requested' else 'yes' end from ${follows}
    where ${follows.followerId} = ${viewerId} and ${follows.followedId} = ${personId}`}), 'no')`;
}

function hasBlocked(blocker: SQL | Column, blocked: SQL | Column): SQL<boolean> {
  return sql`exists (${sql`select 1 from ${blocks}
    where ${blocks.blockerId} = ${blocker} and ${blocks.blockedId} = ${blocked}`})`;
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

const profilesByName = statement(
  'find_profile',
  { ...takesViewer, username: 'text' },
  ({ userId, isAdmin, username }) => {
    const viewerHasBlocked = hasBlocked(userId, users.id);
    return build
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
          sql`(${isAdmin} or not (${viewerHasBlocked} or ${hasBlocked(users.id, userId)}))`,
        ),
      );
  },
);

/**
 * A living person by name, in any case. Where one has blocked the other there is nobody, except for
 * site admins.
 */
export async function findProfile(db: Db, viewer: Viewer, username: string) {
  const [row] = await profilesByName(db, { ...viewer, username });
  return row;
}

/** What a person says of themselves. */
const ownWords = {
  firstName: users.firstName,
  lastName: users.lastName,
  bio: users.bio,
  location: users.location,
  website: users.website,
  dateOfBirth: users.dateOfBirth,
};

export type ProfileChanges = Partial<Pick<typeof users.$inferSelect, keyof typeof ownWords>>;

const holdWords = statement('hold_profile', { userId: 'int' }, ({ userId }) =>
  build.select(ownWords).from(users).where(eq(users.id, userId)).for('no key update'),
);

const writeWords = statement(
  'update_profile',
  {
    userId: 'int',
    firstName: 'text?',
    lastName: 'text?',
    bio: 'text?',
    location: 'text?',
    website: 'text?',
    dateOfBirth: 'text?',
  },
  ({ userId, dateOfBirth, ...words }) =>
    build
      .update(users)
      .set({ ...words, dateOfBirth: sql`${dateOfBirth}::date` })
      .where(eq(users.id, userId)),
);

/** What is not named stays. */
export async function updateProfile(
  tx: Transaction,
  userId: UserId,
  changes: ProfileChanges,
): Promise<void> {
  const [before] = await holdWords(tx, { userId });
  if (before) await writeWords(tx, { ...before, ...changes, userId });
}
