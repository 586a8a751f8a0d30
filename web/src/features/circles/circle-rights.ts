import type { Circle, CircleMember } from '@girone/contract/circles';

type CircleRole = CircleMember['role'];

/** Who is looking. */
export interface Viewer {
  id: number;
  /** An admin of the site, who may do in every circle what its own admins may. */
  isAdmin: boolean;
}

export function maySeeInside(circle: Circle, viewer: Viewer): boolean {
  return circle.isPublic || circle.viewerRole !== null || viewer.isAdmin;
}

/** Whoever gets in only by being approved. */
export function needsApproval({ isPublic, joinType }: Circle): boolean {
  return !isPublic || joinType === 'approval_required';
}

/** Whether this viewer has to ask: whoever was shown out does, where others come in at once. */
export function mustAsk(circle: Circle): boolean {
  return needsApproval(circle) || circle.isViewerExcluded;
}

export function runsCircle(role: CircleRole | null): boolean {
  return role === 'admin' || role === 'moderator';
}

/** What the viewer may do in the circle that is being managed. */
export interface Rights {
  /** As whom they act there. */
  role: CircleRole | null;
  viewerId: number;
  ownerId: number;
  /** Hands it over, deletes it. */
  disposes: boolean;
  /** They have no such role in the circle: what they do goes into the site's log. */
  isSiteAdmin: boolean;
}

export function rightsOf(circle: Circle, viewer: Viewer, role: CircleRole | null): Rights {
  const isOwner = circle.ownerId === viewer.id;
  return {
    role: viewer.isAdmin ? 'admin' : role,
    viewerId: viewer.id,
    ownerId: circle.ownerId,
    disposes: isOwner || viewer.isAdmin,
    isSiteAdmin: viewer.isAdmin && role !== 'admin',
  };
}

/** Admins remove anyone but the owner, moderators plain members; nobody themselves. */
export function mayExpel(member: CircleMember, { role, viewerId, ownerId }: Rights): boolean {
  if (member.id === ownerId || member.id === viewerId) return false;
  return role === 'admin' || (role === 'moderator' && member.role === 'member');
}
