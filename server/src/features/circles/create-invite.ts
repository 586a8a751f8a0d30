import type { CreateInviteBody, InviteLink } from '@girone/contract/circle-invites';
import { refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { mayInvite } from './circles.policy.ts';
import { lockCircle } from './circles.repo.ts';
import { makeInvite } from './make-invite.ts';
import { findMembership } from './memberships.repo.ts';

export async function createInvite(
  platform: Platform,
  { userId }: Actor,
  { circleId, body }: { circleId: CircleId; body: CreateInviteBody },
): Promise<Outcome<InviteLink>> {
  return platform.db.transaction(async (tx) => {
    if (!(await lockCircle(tx, circleId))) return refuse('not_found');
    if (!mayInvite(await findMembership(tx, circleId, userId))) return refuse('forbidden');
    const { maxUses, expiresInHours: hours } = body;
    return makeInvite(platform, tx, { circleId, createdBy: userId, maxUses, hours });
  });
}
