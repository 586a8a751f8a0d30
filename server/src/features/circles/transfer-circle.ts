import type { Circle } from '@girone/contract/circles';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId, UserId } from '@girone/contract/ids';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { announce } from './announce.ts';
import { rightToTransfer } from './circles.policy.ts';
import { presentCircle } from './circles.present.ts';
import { getCard, lockCircle, setOwner } from './circles.repo.ts';
import { findMembership, setRole } from './memberships.repo.ts';
import { notifyOfPromotion } from './notify-about-circle.ts';
import { recordAsSiteAdmin } from './record-as-site-admin.ts';

/** Hands a circle over to another member; the old owner stays as an admin. */
export async function transferCircle(
  platform: Platform,
  actor: Actor,
  { circleId, userId }: { circleId: CircleId; userId: UserId },
): Promise<Outcome<Circle>> {
  return platform.db.transaction(async (tx) => {
    const circle = await lockCircle(tx, circleId);
    if (!circle) return refuse('not_found');
    const right = rightToTransfer(actor, circle);
    if (!right) return refuse('forbidden');
    const target = await findMembership(tx, circleId, userId);
    if (!target || userId === circle.ownerId) return refuse('not_found');
    await setOwner(tx, { circleId, ownerId: userId });
    await setRole(tx, { membershipId: target.id, role: 'admin' });
    await announce(tx, circleId, { concerned: [userId, circle.ownerId] });
    const promotion = { circleId, userId, actorId: actor.userId, role: 'admin' } as const;
    await notifyOfPromotion(platform, tx, promotion);
    await recordAsSiteAdmin(tx, {
      actorId: actor.userId,
      right,
      circle,
      action: 'circle.transfer',
      before: { ownerId: circle.ownerId },
      after: { ownerId: userId },
    });
    return accept(presentCircle(await getCard(tx, actor.userId, circleId)));
  });
}
