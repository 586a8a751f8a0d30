import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { announce } from './announce.ts';
import { lockCircle } from './circles.repo.ts';
import { revokeInvitesBy } from './invites.repo.ts';
import { leaveSetups } from './leave-setups.ts';
import { endMembership, findMembership } from './memberships.repo.ts';

/**
 * Ends one's own membership and one's invite links. What was voted stays, and what plays; films that only wait
 * for the start go.
 */
export async function leaveCircle(
  { db }: Platform,
  { userId }: Actor,
  circleId: CircleId,
): Promise<Outcome<undefined>> {
  return db.transaction(async (tx) => {
    const circle = await lockCircle(tx, circleId);
    if (!circle) return refuse('not_found');
    const standing = await findMembership(tx, circleId, userId);
    if (!standing) return refuse('not_a_member');
    if (circle.ownerId === userId) return refuse('owner_stays');
    await leaveSetups(tx, { circleId, userId });
    await endMembership(tx, { membershipId: standing.id });
    await revokeInvitesBy(tx, { circleId, userId });
    await announce(tx, circleId, { concerned: [userId], haveMembersChanged: true });
    return accept(undefined);
  });
}
