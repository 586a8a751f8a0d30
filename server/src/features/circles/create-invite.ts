import type { CircleInvite, CreateInviteBody } from '@girone/contract/circle-entry';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import { limits } from '@girone/contract/rules';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets.ts';
import { announce } from './announce.ts';
import { presentInvite } from './circle-entry.present.ts';
import { mayInvite } from './circles.policy.ts';
import { lockCircle } from './circles.repo.ts';
import { countWorkingInvites, insertInvite } from './invites.repo.ts';
import { findMembership } from './memberships.repo.ts';

/** Makes an invite link and tells its token, this once: only the hash is kept. */
export async function createInvite(
  { db, random }: Platform,
  { userId }: Actor,
  { circleId, body }: { circleId: CircleId; body: CreateInviteBody },
): Promise<Outcome<CircleInvite & { token: string }>> {
  return db.transaction(async (tx) => {
    if (!(await lockCircle(tx, circleId))) return refuse('not_found');
    if (!mayInvite(await findMembership(tx, circleId, userId))) return refuse('forbidden');
    const isFull = (await countWorkingInvites(tx, circleId)) >= limits.invitesPerCircle;
    if (isFull) return refuse('invite_limit_reached');
    const token = random.token();
    const invite = await insertInvite(tx, {
      circleId,
      createdBy: userId,
      tokenHash: sha256(token),
      maxUses: body.maxUses,
      hours: body.expiresInHours,
    });
    await announce(tx, circleId);
    return accept({ ...presentInvite(invite), token });
  });
}
