import type { UserId } from '@girone/contract/ids';
import { deletionDays } from '@girone/contract/rules';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../platform/db/database.ts';
import {
  dataExports,
  emailChanges,
  passwordResetOtps,
  sessions,
  users,
} from '../../platform/db/schema/accounts.ts';
import { reports } from '../../platform/db/schema/admin.ts';
import { notifications, notificationSettings } from '../../platform/db/schema/notifications.ts';
import { postDislikes, postLikes } from '../../platform/db/schema/posts.ts';
import { blocks, follows } from '../../platform/db/schema/profiles.ts';
import { tournaments } from '../../platform/db/schema/tournaments.ts';

const isDue = and(
  lte(users.deletionRequestedAt, sql`now() - make_interval(days => ${deletionDays})`),
  isNull(users.deletedAt),
);

/** Whose time to think again is over. */
export async function findDueAccounts(db: Db): Promise<UserId[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(isDue)
    .orderBy(users.deletionRequestedAt);
  return rows.map(({ id }) => id);
}

/** Held until the transaction ends; `false` for whoever has just signed in again. */
export async function lockDueAccount(tx: Transaction, userId: UserId): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isDue))
    .for('update');
  return rows.length === 1;
}

/** Nobody but their creator has ever seen these. */
export async function deleteDrafts(tx: Transaction, userId: UserId): Promise<void> {
  await tx
    .delete(tournaments)
    .where(and(eq(tournaments.createdBy, userId), eq(tournaments.status, 'preparation')));
}

/** What a person thinks of others, and others of them; counters of posts follow by themselves. */
export async function deleteOpinions(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(postLikes).where(eq(postLikes.userId, userId));
  await tx.delete(postDislikes).where(eq(postDislikes.userId, userId));
  await tx.delete(blocks).where(or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId)));
  await tx
    .delete(reports)
    .where(or(eq(reports.reporterId, userId), eq(reports.reportedUserId, userId)));
  await tx
    .delete(notifications)
    .where(or(eq(notifications.userId, userId), eq(notifications.actorId, userId)));
  await tx.delete(notificationSettings).where(eq(notificationSettings.userId, userId));
}

/** Ends all following to and from a person; those on the other side have one less. */
export async function deleteFollows(tx: Transaction, userId: UserId): Promise<void> {
  const ended = await tx
    .delete(follows)
    .where(or(eq(follows.followerId, userId), eq(follows.followedId, userId)))
    .returning();
  const counted = ended.filter(({ acceptedAt }) => acceptedAt !== null);
  const followers = counted.map(({ followerId }) => followerId).filter((id) => id !== userId);
  const followed = counted.map(({ followedId }) => followedId).filter((id) => id !== userId);
  await tx
    .update(users)
    .set({ followingCount: sql`${users.followingCount} - 1` })
    .where(inArray(users.id, followers));
  await tx
    .update(users)
    .set({ followersCount: sql`${users.followersCount} - 1` })
    .where(inArray(users.id, followed));
  await tx.update(users).set({ followersCount: 0, followingCount: 0 }).where(eq(users.id, userId));
}

/** Every way in; answers the key of the file with the person's data, if there is one. */
export async function deleteAccess(tx: Transaction, userId: UserId): Promise<string | undefined> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(passwordResetOtps).where(eq(passwordResetOtps.userId, userId));
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  const [file] = await tx
    .delete(dataExports)
    .where(eq(dataExports.userId, userId))
    .returning({ objectKey: dataExports.objectKey });
  return file?.objectKey;
}

/** The row stays as a number without a name, so that votes stay counted and films keep an owner. */
export async function emptyAccount(tx: Transaction, userId: UserId): Promise<void> {
  const pseudonym = sql`'~' || ${users.id}`;
  await tx
    .update(users)
    .set({
      username: pseudonym,
      email: pseudonym,
      password: '',
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      bio: null,
      location: null,
      website: null,
      dateOfBirth: null,
      language: 'en',
      isPrivate: false,
      isAdmin: false,
      isSuperAdmin: false,
      isEmailVerified: false,
      emailVerificationToken: null,
      calendarVersion: sql`${users.calendarVersion} + 1`,
      suspendedAt: null,
      suspendedUntil: null,
      suspensionReason: null,
      deletionRequestedAt: null,
      deletedAt: sql`now()`,
    })
    .where(eq(users.id, userId));
}

/** Of this transaction alone: a busy account has more rows than one call may take time for. */
export async function allowLongStatements(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '1min'`);
}
