import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId, UserId } from '@girone/contract/ids';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { announce } from './announce.ts';
import { mayRemoveMembers, rightToRemove } from './circles.policy.ts';
import { lockCircle } from './circles.repo.ts';
import { insertExclusion } from './exclusions.repo.ts';
import { revokeInvitesBy } from './invites.repo.ts';
import { leaveSetups } from './leave-setups.ts';
import { endMembership, findMembership } from './memberships.repo.ts';
import { recordAsSiteAdmin } from './record-as-site-admin.ts';

/**
 * Shows a member out, and their films out of what has not begun. Their links end too, and no other one lets them
 * back in.
 */
export async function removeMember(
  { db }: Platform,
  actor: Actor,
  { circleId, userId }: { circleId: CircleId; userId: UserId },
): Promise<Outcome<undefined>> {
  return db.transaction(async (tx) => {
    const circle = await lockCircle(tx, circleId);
    if (!circle) return refuse('not_found');
    const standing = await findMembership(tx, circleId, actor.userId);
    if (!mayRemoveMembers(actor, standing)) return refuse('forbidden');
    const target = await findMembership(tx, circleId, userId);
    if (!target) return refuse('not_found');
    const right = rightToRemove(actor, standing, target);
    if (!right) return refuse('forbidden');
    if (circle.ownerId === userId) return refuse('owner_stays');
    await leaveSetups(tx, { circleId, userId });
    await endMembership(tx, { membershipId: target.id });
    await revokeInvitesBy(tx, { circleId, userId });
    await insertExclusion(tx, { circleId, userId, cause: 'removed' });
    await announce(tx, circleId, { concerned: [userId], haveMembersChanged: true });
    await recordAsSiteAdmin(tx, {
      actorId: actor.userId,
      right,
      circle,
      action: 'circle.expel',
      before: { userId, role: target.role },
    });
    return accept(undefined);
  });
}
