import type { CircleMember } from '@girone/contract/circles';
import type { CircleId, UserId } from '@girone/contract/ids';
import type { Actor } from '../../platform/http/actor.ts';
import type { CircleRow } from './circles.repo.ts';

export type CircleRole = CircleMember['role'];

/** The active stay of one person in one circle. */
export interface Membership {
  readonly id: number;
  readonly circleId: CircleId;
  readonly userId: UserId;
  readonly role: CircleRole;
  readonly joinedAt: Date;
}

/** Whoever asks, as the circle knows them: no membership means an outsider. */
type Standing = Membership | undefined;

export function needsApproval(circle: Pick<CircleRow, 'isPublic' | 'joinType'>): boolean {
  return !circle.isPublic || circle.joinType === 'approval_required';
}

/** Has the rights of a moderator: the circle's admins have them too. */
export function hasModeratorRights(standing: Pick<Membership, 'role'> | undefined): boolean {
  return standing?.role === 'moderator' || standing?.role === 'admin';
}

/** Site admins look after circles, but what they may change there is nothing. */
export function mayManage(actor: Actor, standing: Standing): boolean {
  return hasModeratorRights(standing) || actor.isAdmin;
}

/** Members and championships of a private circle are its members' and the site admins' to see. */
export function maySeeInside(actor: Actor, circle: CircleRow, standing: Standing): boolean {
  return circle.isPublic || standing !== undefined || actor.isAdmin;
}

export function mayReviewRequests(standing: Pick<Membership, 'role'> | undefined): boolean {
  return hasModeratorRights(standing);
}

/** Nobody lets themselves in. */
export function mayDecideRequest(standing: Standing, requesterId: UserId): boolean {
  return mayReviewRequests(standing) && standing?.userId !== requesterId;
}

export function mayInvite(standing: Standing): boolean {
  return hasModeratorRights(standing);
}

export function mayChangeRoles(standing: Standing): boolean {
  return standing?.role === 'admin';
}

export function mayEdit(standing: Standing): boolean {
  return standing?.role === 'admin';
}

export function mayTransfer(circle: CircleRow, actor: Actor): boolean {
  return circle.ownerId === actor.userId;
}

export function mayDelete(circle: CircleRow, actor: Actor): boolean {
  return circle.ownerId === actor.userId;
}

/** Whether there is anybody at all whom this person may remove. */
export function mayRemoveMembers(standing: Standing): boolean {
  return hasModeratorRights(standing);
}

/** Admins remove anyone, moderators plain members; whoever wants to go leaves instead. */
export function mayRemove(standing: Standing, target: Membership): boolean {
  if (standing === undefined || standing.userId === target.userId) return false;
  if (standing.role === 'admin') return true;
  return standing.role === 'moderator' && target.role === 'member';
}
