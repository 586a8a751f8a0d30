import type { CircleInvite, JoinRequest } from '@girone/contract/circle-entry';
import type { InviteRow } from './invites.repo.ts';
import type { RequestRow } from './join-requests.repo.ts';

export function presentRequest({ createdAt, reviewedAt, ...request }: RequestRow): JoinRequest {
  return {
    ...request,
    createdAt: createdAt.toISOString(),
    reviewedAt: reviewedAt?.toISOString() ?? null,
  };
}

/** Without its token, which nobody but its maker ever sees. */
export function presentInvite(row: InviteRow): CircleInvite {
  return {
    id: row.id,
    circleId: row.circleId,
    createdBy: row.creatorName ?? '',
    expiresAt: row.expiresAt.toISOString(),
    maxUses: row.maxUses,
    uses: row.uses,
    createdAt: row.createdAt.toISOString(),
  };
}
