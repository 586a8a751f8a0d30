import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { announce } from './announce.ts';
import { mayInvite } from './circles.policy.ts';
import { lockCircle } from './circles.repo.ts';
import { revokeInviteRow } from './invites.repo.ts';
import { findMembership } from './memberships.repo.ts';

export async function revokeInvite(
  { db }: Platform,
  { userId }: Actor,
  { circleId, inviteId }: { circleId: CircleId; inviteId: number },
): Promise<Outcome<undefined>> {
  return db.transaction(async (tx) => {
    if (!(await lockCircle(tx, circleId))) return refuse('not_found');
    if (!mayInvite(await findMembership(tx, circleId, userId))) return refuse('forbidden');
    if (!(await revokeInviteRow(tx, circleId, inviteId))) return refuse('not_found');
    await announce(tx, circleId);
    return accept(undefined);
  });
}
