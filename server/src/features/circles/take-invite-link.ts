import type { InviteLink } from '@girone/contract/circle-invites';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import { defaults } from '@girone/contract/rules';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentInvite } from './circle-entry.present.ts';
import { rightToInvite } from './circles.policy.ts';
import { lockCircle } from './circles.repo.ts';
import { recoverToken } from './invite-token.ts';
import { findWorkingInvites } from './invites.repo.ts';
import { makeInvite } from './make-invite.ts';
import { findMembership } from './memberships.repo.ts';

/**
 * A link to hand out, the same each time as long as it works. It is the caller's own, since whoever
 * opens it reads who invites; where the circle has no room for another one, anybody's. One that was made for a single
 * person is not for handing out.
 */
export async function takeInviteLink(
  platform: Platform,
  actor: Actor,
  circleId: CircleId,
): Promise<Outcome<InviteLink>> {
  return platform.db.transaction(async (tx) => {
    const circle = await lockCircle(tx, circleId);
    if (!circle) return refuse('not_found');
    const { userId: createdBy } = actor;
    const right = rightToInvite(actor, await findMembership(tx, circleId, createdBy));
    if (!right) return refuse('forbidden');
    const links = (await findWorkingInvites(tx, { circleId })).flatMap((row) => {
      const token = recoverToken(platform.secrets, row);
      return token === null || row.maxUses === 1 ? [] : [{ row, link: presentInvite(row, token) }];
    });
    const own = links.find(({ row }) => row.createdBy === createdBy);
    if (own) return accept(own.link);
    const { uses: maxUses, hours } = defaults.invite;
    const made = await makeInvite(platform, tx, { circle, createdBy, right, maxUses, hours });
    const [newest] = links;
    return made.ok || !newest ? made : accept(newest.link);
  });
}
