import type { AdminUser } from '@girone/contract/admin-users';
import type { AdminUserRow } from './admin-users.repo.ts';

/** An account as admins see it: no hash, no token, no date of birth, and nothing of its votes. */
export function presentAdminUser(row: AdminUserRow, viewerMay: AdminUser['viewerMay']): AdminUser {
  return {
    id: row.id,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    profileImageUrl: row.profileImageUrl,
    email: row.email,
    isEmailVerified: row.isEmailVerified,
    isAdmin: row.isAdmin,
    isSuperAdmin: row.isSuperAdmin,
    hasSecondFactor: row.hasSecondFactor,
    filmsUploaded: row.filmsUploaded,
    maxFilmsAllowed: row.maxFilmsAllowed,
    postsCount: row.postsCount,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    suspension: presentSuspension(row),
    deletionRequestedAt: row.deletionRequestedAt?.toISOString() ?? null,
    viewerMay,
  };
}

/** A suspension whose end has passed counts as none. */
function presentSuspension(row: AdminUserRow): AdminUser['suspension'] {
  const { isSuspended, suspendedAt, suspendedUntil, suspensionReason } = row;
  if (!isSuspended || !suspendedAt) return null;
  return {
    since: suspendedAt.toISOString(),
    until: suspendedUntil?.toISOString() ?? null,
    reason: suspensionReason,
  };
}
