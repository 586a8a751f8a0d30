import type { CreateInviteBody, InviteLink } from '@girone/contract/circle-invites';
import { refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { rightToInvite } from './circles.policy.ts';
import { lockCircle } from './circles.repo.ts';
import { makeInvite } from './make-invite.ts';
import { findMembership } from './memberships.repo.ts';

export async function createInvite(
  platform: Platform,
  actor: Actor,
  { circleId, body }: { circleId: CircleId; body: CreateInviteBody },
): Promise<Outcome<InviteLink>> {
  return platform.db.transaction(async (tx) => {
    const circle = await lockCircle(tx, circleId);
    if (!circle) return refuse('not_found');
    const { userId: createdBy } = actor;
    const right = rightToInvite(actor, await findMembership(tx, circleId, createdBy));
    if (!right) return refuse('forbidden');
    const { maxUses, expiresInHours: hours } = body;
    return makeInvite(platform, tx, { circle, createdBy, right, maxUses, hours });
  });
}
