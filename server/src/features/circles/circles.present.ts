import type { Circle, CircleMember, CircleTournament } from '@girone/contract/circles';
import { askAgainHours } from '@girone/contract/rules';
import type { CircleCard, TournamentRow } from './circles.repo.ts';
import type { MemberRow } from './memberships.repo.ts';

interface Named {
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly isDeleted: boolean;
}

/** First and last name, else the username; nothing once the account is deleted. */
export function nameOf({ username, firstName, lastName, isDeleted }: Named): string {
  const fullName = [firstName, lastName].filter(Boolean).join(' ');
  return isDeleted ? '' : fullName || username;
}

/** The card that every signed-in person may see, of private circles too. */
export function presentCircle(card: CircleCard): Circle {
  const { circle } = card;
  return {
    id: circle.id,
    name: circle.name,
    description: circle.description,
    ownerId: circle.ownerId,
    ownerName: nameOf(card.owner),
    coverImagePath: circle.coverImagePath,
    maxFilms: circle.maxFilms,
    maxFilmsPerUser: circle.maxFilmsPerUser,
    isPublic: circle.isPublic,
    joinType: circle.joinType,
    createdAt: circle.createdAt.toISOString(),
    memberCount: card.memberCount,
    viewerRole: card.viewerRole,
    viewerRequest: presentViewerRequest(card),
  };
}

function presentViewerRequest(card: CircleCard): Circle['viewerRequest'] {
  const { request, viewerRole } = card;
  // Whoever came in by another way has no use for a rejection of long ago.
  if (!request || request.status === 'approved' || viewerRole !== null) return null;
  const { id, status, reviewedAt } = request;
  const isBarred = status === 'rejected' && card.isRequestBarred === true;
  const mayAskAgainAt = isBarred && reviewedAt ? addHours(reviewedAt, askAgainHours) : null;
  return { id, status, mayAskAgainAt: mayAskAgainAt?.toISOString() ?? null };
}

function addHours(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * 3_600_000);
}

export function presentMember({ joinedAt, ...member }: MemberRow): CircleMember {
  return { ...member, joinedAt: joinedAt.toISOString() };
}

export function presentTournament({ creator, createdAt, ...row }: TournamentRow): CircleTournament {
  return { ...row, creatorName: nameOf(creator), createdAt: createdAt.toISOString() };
}
