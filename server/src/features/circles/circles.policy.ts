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

/**
 * By which right somebody acts in a circle: as one of those who run it, or as an admin of the site, who may do
 * there whatever its own admins may. What is done by the latter goes into the log (`record-as-site-admin.ts`).
 */
export type CircleRight = 'own' | 'site';

function rightOf(isOwn: boolean, actor: Actor): CircleRight | undefined {
  if (isOwn) return 'own';
  return actor.isAdmin ? 'site' : undefined;
}

/** Members and championships of a private circle are its members' and the site admins' to see. */
export function maySeeInside(actor: Actor, circle: CircleRow, standing: Standing): boolean {
  return circle.isPublic || standing !== undefined || actor.isAdmin;
}

export function mayReviewRequests(standing: Pick<Membership, 'role'> | undefined): boolean {
  return hasModeratorRights(standing);
}

export function rightToReview(actor: Actor, standing: Standing): CircleRight | undefined {
  return rightOf(mayReviewRequests(standing), actor);
}

/** Nobody lets themselves in. */
export function rightToDecide(
  actor: Actor,
  standing: Standing,
  requesterId: UserId,
): CircleRight | undefined {
  return actor.userId === requesterId ? undefined : rightToReview(actor, standing);
}

export function rightToInvite(actor: Actor, standing: Standing): CircleRight | undefined {
  return rightOf(hasModeratorRights(standing), actor);
}

export function rightToChangeRoles(actor: Actor, standing: Standing): CircleRight | undefined {
  return rightOf(standing?.role === 'admin', actor);
}

export function rightToEdit(actor: Actor, standing: Standing): CircleRight | undefined {
  return rightOf(standing?.role === 'admin', actor);
}

export function rightToTransfer(actor: Actor, circle: CircleRow): CircleRight | undefined {
  return rightOf(circle.ownerId === actor.userId, actor);
}

export function rightToDelete(actor: Actor, circle: CircleRow): CircleRight | undefined {
  return rightOf(circle.ownerId === actor.userId, actor);
}

/** Whether there is anybody at all whom this person may remove. */
export function mayRemoveMembers(actor: Actor, standing: Standing): boolean {
  return rightOf(hasModeratorRights(standing), actor) !== undefined;
}

/** Admins remove anyone, moderators plain members; whoever wants to go leaves instead. */
export function rightToRemove(
  actor: Actor,
  standing: Standing,
  target: Membership,
): CircleRight | undefined {
  if (actor.userId === target.userId) return undefined;
  const isOwn =
    standing?.role === 'admin' || (standing?.role === 'moderator' && target.role === 'member');
  return rightOf(isOwn, actor);
}
