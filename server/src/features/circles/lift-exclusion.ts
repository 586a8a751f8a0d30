import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId, UserId } from '@girone/contract/ids';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { announce } from './announce.ts';
import { rightToDecide, rightToReview } from './circles.policy.ts';
import { lockCircle } from './circles.repo.ts';
import { deleteExclusion } from './exclusions.repo.ts';
import { findMembership } from './memberships.repo.ts';
import { notifyOfReadmission } from './notify-about-circle.ts';
import { recordAsSiteAdmin } from './record-as-site-admin.ts';

/** From now on the person comes in as anybody does; they are told, and not in by it. */
export async function liftExclusion(
  platform: Platform,
  actor: Actor,
  { circleId, userId }: { circleId: CircleId; userId: UserId },
): Promise<Outcome<undefined>> {
  return platform.db.transaction(async (tx) => {
    const circle = await lockCircle(tx, circleId);
    if (!circle) return refuse('not_found');
    const standing = await findMembership(tx, circleId, actor.userId);
    if (!rightToReview(actor, standing)) return refuse('forbidden');
    const right = rightToDecide(actor, standing, userId);
    if (!right) return refuse('forbidden');
    if (!(await deleteExclusion(tx, { circleId, userId }))) return refuse('not_found');
    await announce(tx, circleId, { concerned: [userId] });
    await notifyOfReadmission(platform, tx, { circleId, userId });
    await recordAsSiteAdmin(tx, {
      actorId: actor.userId,
      right,
      circle,
      action: 'circle.readmit',
      after: { userId },
    });
    return accept(undefined);
  });
}
