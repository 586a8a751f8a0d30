import type { Profile } from '@girone/contract/profiles';
import type { Viewer } from '../../domain/queries/visible-tournaments.ts';

interface Guarded {
  readonly id: number;
  readonly isPrivate: boolean;
  readonly viewerFollows: Profile['viewerFollows'];
}

export function isOwner({ userId }: Pick<Viewer, 'userId'>, { id }: Pick<Guarded, 'id'>): boolean {
  return id === userId;
}

/** A private profile is open to its owner, to those they let follow, and to site admins. */
export function isOpenTo(viewer: Viewer, profile: Guarded): boolean {
  return (
    !profile.isPrivate ||
    isOwner(viewer, profile) ||
    profile.viewerFollows === 'yes' ||
    viewer.isAdmin
  );
}

export function maySeeEmail(viewer: Viewer, profile: Pick<Guarded, 'id'>): boolean {
  return isOwner(viewer, profile) || viewer.isAdmin;
}
