import type { UserId } from '@girone/contract/ids';
import { deletionDays } from '@girone/contract/rules';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  dataExports,
  emailChanges,
  passwordResetOtps,
  sessions,
  users,
} from '../../domain/schema/accounts.ts';
import { reports } from '../../domain/schema/admin.ts';
import {
  digestReaders,
  notifications,
  notificationSettings,
} from '../../domain/schema/notifications.ts';
import { passkeys } from '../../domain/schema/passkeys.ts';
import { postDislikes, postLikes, posts } from '../../domain/schema/posts.ts';
import { blocks, follows } from '../../domain/schema/profiles.ts';
import { pushDevices, quietHours } from '../../domain/schema/push.ts';
import { secondFactors } from '../../domain/schema/second-factors.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import { ballotKeys } from '../../domain/schema/verification.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const isDue = and(
  lte(users.deletionRequestedAt, sql`now() - make_interval(days => ${deletionDays})`),
  isNull(users.deletedAt),
);

const dueAccounts = statement('find_due_accounts', {}, () =>
  build.select({ id: users.id }).from(users).where(isDue).orderBy(users.deletionRequestedAt),
);

/** Whose time to think again is over. */
export async function findDueAccounts(db: Db): Promise<UserId[]> {
  const rows = await dueAccounts(db, {});
  return rows.map(({ id }) => id);
}

const takesPerson = { userId: 'int' } as const;

const lockDue = statement('lock_due_account', takesPerson, ({ userId }) =>
  build
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isDue))
    .for('no key update'),
);

/** Held until the transaction ends; `false` for whoever has just signed in again. */
export async function lockDueAccount(tx: Transaction, userId: UserId): Promise<boolean> {
  const rows = await lockDue(tx, { userId });
  return rows.length === 1;
}

const lockConcerned = statement(
  'lock_concerned_by_erasure',
  { userId: 'int', adminId: 'int?' },
  ({ userId, adminId }) =>
    build
      .select({ id: users.id })
      .from(users)
      .where(
        or(
          eq(users.id, userId),
          eq(users.id, adminId),
          users.isSuperAdmin,
          sql`${users.id} in (
            select ${follows.followerId} from ${follows} where ${follows.followedId} = ${userId}
            union all
            select ${follows.followedId} from ${follows} where ${follows.followerId} = ${userId})`,
        ),
      )
      .orderBy(asc(users.id))
      .for('no key update'),
);

/**
 * Everybody of whom something is counted less with this account, and whoever ends it, in the order of all locks. Asked
 * twice: somebody may have begun to follow while the first waited, and once the person is held nobody does.
 */
export async function lockPeopleConcerned(
  tx: Transaction,
  { userId, adminId }: { readonly userId: UserId; readonly adminId: UserId | null },
): Promise<void> {
  await lockConcerned(tx, { userId, adminId });
  await lockConcerned(tx, { userId, adminId });
}

/** Every post of which something changes with the account, in the order of all locks. */
export const lockPostsConcerned = statement(
  'lock_posts_concerned_by_erasure',
  takesPerson,
  ({ userId }) =>
    build.execute(sql`
      select ${posts.id} from ${posts} where ${posts.id} in (
        select own.id from ${posts} as own where own.author_id = ${userId} and own.deleted_at is null
        union
        select own.parent_post_id from ${posts} as own where own.author_id = ${userId} and own.deleted_at is null
        union
        select ${postLikes.postId} from ${postLikes} where ${postLikes.userId} = ${userId}
        union
        select ${postDislikes.postId} from ${postDislikes} where ${postDislikes.userId} = ${userId}
      ) order by ${posts.id} for no key update`),
);

/** Nobody but their creator has ever seen these. */
export const deleteDrafts = statement('erase_drafts', takesPerson, ({ userId }) =>
  build
    .delete(tournaments)
    .where(and(eq(tournaments.createdBy, userId), eq(tournaments.status, 'preparation'))),
);

/** Deletes the rows of a table that name a person in one of some columns. */
function erase(name: string, ...columns: [PgColumn, ...PgColumn[]]) {
  const [{ table }] = columns;
  return statement(name, takesPerson, ({ userId }) =>
    build.delete(table).where(or(...columns.map((column) => eq(column, userId)))),
  );
}

const opinions = [
  erase('erase_likes', postLikes.userId),
  erase('erase_dislikes', postDislikes.userId),
  erase('erase_blocks', blocks.blockerId, blocks.blockedId),
  erase('erase_reports', reports.reporterId, reports.reportedUserId),
  erase('erase_notifications', notifications.userId, notifications.actorId),
  erase('erase_notification_settings', notificationSettings.userId),
  erase('erase_digest_reader', digestReaders.userId),
  erase('erase_quiet_hours', quietHours.userId),
];

/** What a person thinks of others, and others of them; counters of posts follow by themselves. */
export async function deleteOpinions(tx: Transaction, userId: UserId): Promise<void> {
  for (const eraseRows of opinions) await eraseRows(tx, { userId });
}

const endFollows = statement('erase_follows', takesPerson, ({ userId }) =>
  build
    .delete(follows)
    .where(or(eq(follows.followerId, userId), eq(follows.followedId, userId)))
    .returning(),
);

const followLess = statement('count_less_following', { ids: 'int[]' }, ({ ids }) =>
  build
    .update(users)
    .set({ followingCount: sql`${users.followingCount} - 1` })
    .where(sql`${users.id} = any(${ids})`),
);

const followedLess = statement('count_fewer_followers', { ids: 'int[]' }, ({ ids }) =>
  build
    .update(users)
    .set({ followersCount: sql`${users.followersCount} - 1` })
    .where(sql`${users.id} = any(${ids})`),
);

const countNone = statement('count_no_follows', takesPerson, ({ userId }) =>
  build.update(users).set({ followersCount: 0, followingCount: 0 }).where(eq(users.id, userId)),
);

/** Ends all following to and from a person; those on the other side have one less. */
export async function deleteFollows(tx: Transaction, userId: UserId): Promise<void> {
  const ended = await endFollows(tx, { userId });
  const counted = ended.filter(({ acceptedAt }) => acceptedAt !== null);
  const followers = counted.map(({ followerId }) => followerId).filter((id) => id !== userId);
  const followed = counted.map(({ followedId }) => followedId).filter((id) => id !== userId);
  await followLess(tx, { ids: followers });
  await followedLess(tx, { ids: followed });
  await countNone(tx, { userId });
}

const accesses = [
  erase('erase_push_devices', pushDevices.userId),
  erase('erase_sessions', sessions.userId),
  // Its recovery codes go with it.
  erase('erase_second_factor', secondFactors.userId),
  erase('erase_passkeys', passkeys.userId),
  erase('erase_codes', passwordResetOtps.userId),
  erase('erase_email_change', emailChanges.userId),
  // Without it nobody can tell any more which ballots were theirs.
  erase('erase_ballot_key', ballotKeys.userId),
];

const eraseFile = statement('erase_export', takesPerson, ({ userId }) =>
  build
    .delete(dataExports)
    .where(eq(dataExports.userId, userId))
    .returning({ objectKey: dataExports.objectKey }),
);

/** Every way in; answers the key of the file with the person's data, if there is one. */
export async function deleteAccess(tx: Transaction, userId: UserId): Promise<string | undefined> {
  for (const eraseRows of accesses) await eraseRows(tx, { userId });
  const [file] = await eraseFile(tx, { userId });
  return file?.objectKey;
}

const pseudonym = sql`'~' || ${users.id}`;

/** The row stays as a number without a name, so that votes stay counted and films keep an owner. */
export const emptyAccount = statement('empty_account', takesPerson, ({ userId }) =>
  build
    .update(users)
    .set({
      username: pseudonym,
      email: pseudonym,
      password: '',
      emptyPassword: null,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      bio: null,
      location: null,
      website: null,
      dateOfBirth: null,
      language: 'en',
      isPrivate: false,
      showsTaste: false,
      isAdmin: false,
      isSuperAdmin: false,
      isEmailVerified: false,
      emailVerificationToken: null,
      calendarVersion: sql`${users.calendarVersion} + 1`,
      firstStepsHiddenAt: null,
      suspendedAt: null,
      suspendedUntil: null,
      suspensionReason: null,
      deletionRequestedAt: null,
      deletedAt: sql`now()`,
    })
    .where(eq(users.id, userId)),
);
