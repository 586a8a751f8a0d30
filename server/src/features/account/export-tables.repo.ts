import { eq, ne, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  dataExports,
  emailChanges,
  passwordResetOtps,
  sessions,
  users,
} from '../../domain/schema/accounts.ts';
import { auditLog, reports } from '../../domain/schema/admin.ts';
import {
  circleExclusions,
  circleInvites,
  circleJoinRequests,
  circleMemberships,
  circles,
} from '../../domain/schema/circles.ts';
import { films } from '../../domain/schema/films.ts';
import { matchDayClosings, matches, votes } from '../../domain/schema/matches.ts';
import {
  digestReaders,
  notifications,
  notificationSettings,
} from '../../domain/schema/notifications.ts';
import { passkeys } from '../../domain/schema/passkeys.ts';
import { postDislikes, postLikes, postReactions, posts } from '../../domain/schema/posts.ts';
import { blocks, follows } from '../../domain/schema/profiles.ts';
import { pushDevices, quietHours } from '../../domain/schema/push.ts';
import { matchDayShows, stageSeats } from '../../domain/schema/shows.ts';
import { recoveryCodes, secondFactors } from '../../domain/schema/second-factors.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import { uploads } from '../../domain/schema/uploads.ts';
import { ballotKeys } from '../../domain/schema/verification.ts';

export interface ExportedTable {
  /** Its name in the file, without the ending. */
  readonly name: string;
  readonly table: PgTable;
  /** A row is the person's when one of these names them. */
  readonly of: readonly PgColumn[];
  readonly when?: SQL;
  /** Hashes, keys and places in the database, which are no use to anybody, and what is another person's. */
  readonly without?: readonly string[];
}

/** Every table with rows that name a person. A test finds the column that is in neither list. */
export const exportedTables: readonly ExportedTable[] = [
  {
    name: 'account',
    table: users,
    of: [users.id],
    without: ['password', 'emptyPassword', 'emailVerificationToken'],
  },
  { name: 'sessions', table: sessions, of: [sessions.userId], without: ['sid', 'sess'] },
  {
    name: 'reset-codes',
    table: passwordResetOtps,
    of: [passwordResetOtps.userId],
    without: ['otp'],
  },
  {
    name: 'email-changes',
    table: emailChanges,
    of: [emailChanges.userId],
    without: ['tokenHash'],
  },
  {
    name: 'second-factor',
    table: secondFactors,
    of: [secondFactors.userId],
    without: ['key', 'nextKey'],
  },
  {
    name: 'passkeys',
    table: passkeys,
    of: [passkeys.userId],
    without: ['credentialId', 'publicKey', 'signCount', 'transports'],
  },
  {
    name: 'recovery-codes',
    table: recoveryCodes,
    of: [recoveryCodes.userId],
    without: ['hash'],
  },
  { name: 'exports', table: dataExports, of: [dataExports.userId], without: ['objectKey'] },
  { name: 'films', table: films, of: [films.ownerId] },
  { name: 'nominations', table: filmNominations, of: [filmNominations.userId] },
  { name: 'votes', table: votes, of: [votes.userId] },
  { name: 'ballot-key', table: ballotKeys, of: [ballotKeys.userId] },
  {
    name: 'championships',
    table: tournaments,
    of: [tournaments.createdBy],
    without: ['cancelledBy'],
  },
  { name: 'championships-cancelled', table: tournaments, of: [tournaments.cancelledBy] },
  { name: 'closed-match-days', table: matchDayClosings, of: [matchDayClosings.closedBy] },
  { name: 'reveal-nights', table: matchDayShows, of: [matchDayShows.startedBy] },
  { name: 'stage-seats', table: stageSeats, of: [stageSeats.userId] },
  { name: 'corrected-matches', table: matches, of: [matches.correctedBy] },
  { name: 'circles', table: circles, of: [circles.ownerId] },
  { name: 'memberships', table: circleMemberships, of: [circleMemberships.userId] },
  {
    name: 'join-requests',
    table: circleJoinRequests,
    of: [circleJoinRequests.userId],
    // It is the circle's answer: which of the moderators gave it is not said.
    without: ['reviewedBy'],
  },
  {
    name: 'join-requests-answered',
    table: circleJoinRequests,
    of: [circleJoinRequests.reviewedBy],
    without: ['userId', 'message'],
  },
  { name: 'circle-exclusions', table: circleExclusions, of: [circleExclusions.userId] },
  {
    name: 'invites',
    table: circleInvites,
    of: [circleInvites.createdBy],
    without: ['tokenHash'],
  },
  { name: 'posts', table: posts, of: [posts.authorId] },
  { name: 'likes', table: postLikes, of: [postLikes.userId] },
  { name: 'dislikes', table: postDislikes, of: [postDislikes.userId] },
  { name: 'follows', table: follows, of: [follows.followerId, follows.followedId] },
  { name: 'blocks', table: blocks, of: [blocks.blockerId] },
  {
    name: 'notifications',
    table: notifications,
    of: [notifications.userId],
    without: ['slot'],
  },
  {
    name: 'notification-settings',
    table: notificationSettings,
    of: [notificationSettings.userId],
  },
  {
    name: 'push-devices',
    table: pushDevices,
    of: [pushDevices.userId],
    without: ['sessionId', 'endpoint', 'p256dh', 'auth'],
  },
  { name: 'quiet-hours', table: quietHours, of: [quietHours.userId] },
  { name: 'weekly-digest', table: digestReaders, of: [digestReaders.userId] },
  { name: 'images', table: uploads, of: [uploads.uploaderId] },
  { name: 'reports', table: reports, of: [reports.reporterId], without: ['resolvedBy'] },
  {
    name: 'reports-about-me',
    table: reports,
    of: [reports.reportedUserId, reports.concernedId],
    // Of one that is still to be decided nobody may hear whom it is about.
    when: ne(reports.status, 'open'),
    without: ['reporterId', 'reason', 'note', 'resolvedBy'],
  },
  {
    name: 'reports-decided',
    table: reports,
    of: [reports.resolvedBy],
    without: ['reporterId', 'reportedUserId', 'concernedId', 'reason', 'note'],
  },
  { name: 'admin-actions', table: auditLog, of: [auditLog.actorId], without: ['details'] },
  {
    name: 'admin-actions-about-me',
    table: auditLog,
    of: [auditLog.targetId],
    when: eq(auditLog.targetType, 'user'),
    without: ['actorId'],
  },
];

/** Columns that name a person in rows which are not theirs to have. */
export const leftOut: readonly { readonly column: PgColumn; readonly reason: string }[] = [
  { column: blocks.blockedId, reason: 'who has blocked somebody is told to nobody' },
  {
    column: notifications.actorId,
    reason: 'what others were told belongs to them; what was done is in the other files',
  },
  { column: postReactions.userId, reason: 'the same rows as likes and dislikes' },
];
