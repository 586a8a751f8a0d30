import type { Circle, CircleMember, CircleTournament } from '@girone/contract/circles';
import type { CircleCard, TournamentRow } from './circles.repo.ts';
import type { MemberRow } from './memberships.repo.ts';

/** The card that every signed-in person may see, of private circles too. */
export function presentCircle(card: CircleCard): Circle {
  const { circle } = card;
  return {
    id: circle.id,
    name: circle.name,
    description: circle.description,
    ownerId: circle.ownerId,
    ownerName: card.ownerName ?? '',
    coverImagePath: circle.coverImagePath,
    maxFilms: circle.maxFilms,
    maxFilmsPerUser: circle.maxFilmsPerUser,
    isPublic: circle.isPublic,
    joinType: circle.joinType,
    createdAt: circle.createdAt.toISOString(),
    memberCount: card.memberCount,
    viewerRole: card.viewerRole,
    viewerRequest: presentViewerRequest(card),
    isViewerExcluded: card.isViewerExcluded,
  };
}

function presentViewerRequest(card: CircleCard): Circle['viewerRequest'] {
  const { request, viewerRole, mayAskAgainAt } = card;
  // Whoever came in by another way has no use for a rejection of long ago.
  if (!request || request.status === 'approved' || viewerRole !== null) return null;
  const { id, status } = request;
  return { id, status, mayAskAgainAt: mayAskAgainAt?.toISOString() ?? null };
}

export function presentMember({ joinedAt, ...member }: MemberRow): CircleMember {
  return { ...member, joinedAt: joinedAt.toISOString() };
}

export function presentTournament(row: TournamentRow): CircleTournament {
  return {
    ...row,
    creatorName: row.creatorName ?? '',
    createdAt: row.createdAt.toISOString(),
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
  };
}
