import type { Circle } from '@girone/contract/circles';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId, UserId } from '@girone/contract/ids';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { announce } from './announce.ts';
import { mayTransfer } from './circles.policy.ts';
import { presentCircle } from './circles.present.ts';
import { getCard, lockCircle, updateCircle } from './circles.repo.ts';
import { findMembership, setRole } from './memberships.repo.ts';
import { notifyOfPromotion } from './notify-about-circle.ts';

/** Hands a circle over to another member; the old owner stays as an admin. */
export async function transferCircle(
  platform: Platform,
  actor: Actor,
  { circleId, userId }: { circleId: CircleId; userId: UserId },
): Promise<Outcome<Circle>> {
  return platform.db.transaction(async (tx) => {
    const circle = await lockCircle(tx, circleId);
    if (!circle) return refuse('not_found');
    if (!mayTransfer(circle, actor)) return refuse('forbidden');
    const target = await findMembership(tx, circleId, userId);
    if (!target || userId === actor.userId) return refuse('not_found');
    await updateCircle(tx, circleId, { ownerId: userId });
    await setRole(tx, target.id, 'admin');
    await announce(tx, circleId, { concerned: [userId, actor.userId] });
    const promotion = { circleId, userId, actorId: actor.userId, role: 'admin' } as const;
    await notifyOfPromotion(platform, tx, promotion);
    return accept(presentCircle(await getCard(tx, actor.userId, circleId)));
  });
}
