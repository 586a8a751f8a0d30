import type { JoinRequest } from '@girone/contract/circle-entry';
import type { Exclusion } from '@girone/contract/circle-exclusions';
import type { CircleInvite, Invitation } from '@girone/contract/circle-invites';
import type { Person } from '@girone/contract/people';
import { hasModeratorRights } from './circles.policy.ts';
import type { ExclusionRow } from './exclusions.repo.ts';
import type { InvitationRow, InviteRow } from './invites.repo.ts';
import type { RequestRow } from './join-requests.repo.ts';

export function presentRequest({ createdAt, reviewedAt, ...request }: RequestRow): JoinRequest {
  return {
    ...request,
    createdAt: createdAt.toISOString(),
    reviewedAt: reviewedAt?.toISOString() ?? null,
  };
}

export function presentExclusion({ createdAt, ...exclusion }: ExclusionRow): Exclusion {
  return { ...exclusion, createdAt: createdAt.toISOString() };
}

/** Whether its token is told depends on who asks. */
export function presentInvite<Token extends CircleInvite['token']>(row: InviteRow, token: Token) {
  return {
    id: row.id,
    circleId: row.circleId,
    createdBy: row.creatorName ?? '',
    expiresAt: row.expiresAt.toISOString(),
    maxUses: row.maxUses,
    uses: row.uses,
    createdAt: row.createdAt.toISOString(),
    token,
  };
}

interface Onlooker {
  readonly faces: readonly Person[];
  readonly isMember: boolean;
  readonly isExcluded: boolean;
  readonly hasNoRoom: boolean;
}

/** A private circle shows its name and who invites, and nothing once the link has ended. */
export function presentInvitation(
  row: InvitationRow,
  { faces, isMember, isExcluded, hasNoRoom }: Onlooker,
): Invitation {
  const { circle, isWorking, inviter, inviterRole, expiresAt } = row;
  const isKnownToThem = isWorking || isMember;
  return {
    isOpen: isWorking,
    expiresAt: expiresAt.toISOString(),
    inviter: inviterRole !== null && hasModeratorRights({ role: inviterRole }) ? inviter : null,
    circle: isKnownToThem ? presentInvitedCircle(row, faces) : null,
    memberOf: isMember ? circle.id : null,
    excludedFrom: isWorking && isExcluded ? circle.id : null,
    hasNoRoom,
  };
}

function presentInvitedCircle(
  { circle, memberCount }: InvitationRow,
  faces: readonly Person[],
): Invitation['circle'] {
  const { name, isPublic } = circle;
  const nothing = { description: null, coverImagePath: null, memberCount: null, faces: [] };
  if (!isPublic) return { name, isPublic, ...nothing };
  const { description, coverImagePath } = circle;
  return { name, isPublic, description, coverImagePath, memberCount, faces: [...faces] };
}
