import type { AdminUser } from '@girone/contract/admin-users';

export type UserAct =
  | 'suspend'
  | 'lift'
  | 'limit'
  | 'verify'
  | 'endSessions'
  | 'resetFactor'
  | 'grant'
  | 'revoke'
  | 'delete';

/** What the viewer may do with this account and what would change something, the gravest last. */
export function actsOn(user: AdminUser): UserAct[] {
  const { viewerMay, suspension, isEmailVerified, isAdmin, hasSecondFactor } = user;
  const offered: [UserAct, boolean][] = [
    ['limit', viewerMay.change],
    ['verify', viewerMay.change && !isEmailVerified],
    ['grant', viewerMay.grantAdmin && !isAdmin],
    ['revoke', viewerMay.revokeAdmin && isAdmin],
    ['resetFactor', viewerMay.resetSecondFactor && hasSecondFactor],
    ['endSessions', viewerMay.change],
    ['lift', viewerMay.suspend && suspension !== null],
    ['suspend', viewerMay.suspend && suspension === null],
    ['delete', viewerMay.delete],
  ];
  return offered.filter(([, isOffered]) => isOffered).map(([act]) => act);
}

/** What can be done with several accounts at once. */
export const bulkActs = ['suspend', 'endSessions', 'limit'] as const;
export type BulkAct = (typeof bulkActs)[number];

/** Acts after which somebody can do less than before. */
export function isGrave(act: UserAct): boolean {
  return act === 'suspend' || act === 'revoke' || act === 'delete';
}
