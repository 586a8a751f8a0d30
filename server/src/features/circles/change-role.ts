import type { CircleMember } from '@girone/contract/circles';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId, UserId } from '@girone/contract/ids';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { announce } from './announce.ts';
import { rightToChangeRoles } from './circles.policy.ts';
import { presentMember } from './circles.present.ts';
import { lockCircle } from './circles.repo.ts';
import { revokeInvitesBy } from './invites.repo.ts';
import { findMembership, getMember, setRole } from './memberships.repo.ts';
import { notifyOfPromotion } from './notify-about-circle.ts';
import { recordAsSiteAdmin } from './record-as-site-admin.ts';

interface RoleChange {
  readonly circleId: CircleId;
  readonly userId: UserId;
  readonly role: 'member' | 'moderator';
}

/** Makes a member a moderator, or a moderator a member again; an admin stays one. */
export async function changeRole(
  platform: Platform,
  actor: Actor,
  { circleId, userId, role }: RoleChange,
): Promise<Outcome<CircleMember>> {
  return platform.db.transaction(async (tx) => {
    const circle = await lockCircle(tx, circleId);
    if (!circle) return refuse('not_found');
    const standing = await findMembership(tx, circleId, actor.userId);
    const right = rightToChangeRoles(actor, standing);
    if (!right) return refuse('forbidden');
    const target = await findMembership(tx, circleId, userId);
    if (!target) return refuse('not_found');
    if (target.role === 'admin') return refuse('admin_role_fixed');
    if (target.role !== role) {
      await setRole(tx, { membershipId: target.id, role });
      // The links would outlive the right to make them.
      if (role === 'member') await revokeInvitesBy(tx, { circleId, userId });
      await announce(tx, circleId, { concerned: [userId] });
      await recordAsSiteAdmin(tx, {
        actorId: actor.userId,
        right,
        circle,
        action: role === 'moderator' ? 'circle.promote' : 'circle.demote',
        before: { userId, role: target.role },
        after: { userId, role },
      });
      if (role === 'moderator') {
        await notifyOfPromotion(platform, tx, { circleId, userId, actorId: actor.userId, role });
      }
    }
    return accept(presentMember(await getMember(tx, target.id)));
  });
}
