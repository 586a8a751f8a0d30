import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { announce } from './announce.ts';
import { rightToInvite } from './circles.policy.ts';
import { lockCircle } from './circles.repo.ts';
import { revokeInviteRow } from './invites.repo.ts';
import { findMembership } from './memberships.repo.ts';
import { recordAsSiteAdmin } from './record-as-site-admin.ts';

export async function revokeInvite(
  { db }: Platform,
  actor: Actor,
  { circleId, inviteId }: { circleId: CircleId; inviteId: number },
): Promise<Outcome<undefined>> {
  return db.transaction(async (tx) => {
    const circle = await lockCircle(tx, circleId);
    if (!circle) return refuse('not_found');
    const { userId: actorId } = actor;
    const right = rightToInvite(actor, await findMembership(tx, circleId, actorId));
    if (!right) return refuse('forbidden');
    if (!(await revokeInviteRow(tx, circleId, inviteId))) return refuse('not_found');
    await announce(tx, circleId);
    await recordAsSiteAdmin(tx, { actorId, right, circle, action: 'circle.revoke_invite' });
    return accept(undefined);
  });
}
