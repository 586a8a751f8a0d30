import { facesShown, type Invitation } from '@girone/contract/circle-invites';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { limits } from '@girone/contract/rules';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets.ts';
import { presentInvitation } from './circle-entry.present.ts';
import { isExcluded } from './exclusions.repo.ts';
import { findInvitation } from './invites.repo.ts';
import { countCirclesOf, findFaces, findMembership } from './memberships.repo.ts';

/**
 * Who invites to what, for whoever has the link. Reading does not use it up. Only a token that we made
 * learns that it has ended, and from whom to ask for another one; any other is no link at all.
 */
export async function readInvite(
  { db }: Pick<Platform, 'db'>,
  viewer: Pick<Actor, 'userId'> | null,
  token: string,
): Promise<Outcome<Invitation>> {
  const invitation = await findInvitation(db, sha256(token));
  if (!invitation) return refuse('link_expired');
  const { circle } = invitation;
  const [membership, isShutOut, taken, faces] = await Promise.all([
    viewer && findMembership(db, circle.id, viewer.userId),
    viewer !== null && isExcluded(db, { circleId: circle.id, userId: viewer.userId }),
    viewer ? countCirclesOf(db, viewer.userId) : 0,
    circle.isPublic ? findFaces(db, { circleId: circle.id, most: facesShown }) : [],
  ]);
  return accept(
    presentInvitation(invitation, {
      faces,
      isMember: Boolean(membership),
      isExcluded: isShutOut,
      hasNoRoom: taken >= limits.circlesPerUser,
    }),
  );
}
