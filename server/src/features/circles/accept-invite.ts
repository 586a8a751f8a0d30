import type { Circle } from '@girone/contract/circles';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { refuseBrokenRules } from '../../platform/db/refuse-broken-rules.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets.ts';
import { announce } from './announce.ts';
import { presentCircle } from './circles.present.ts';
import { getCard, lockCircle } from './circles.repo.ts';
import { isExcluded } from './exclusions.repo.ts';
import { countUse, findInvitedCircle, lockInvite } from './invites.repo.ts';
import { deletePendingRequest } from './join-requests.repo.ts';
import { findMembership, insertMembership } from './memberships.repo.ts';
import { rulesAboutOneself } from './database-rules.ts';
import { notifyOfArrival } from './notify-about-circle.ts';

/**
 * Joins by a link, without approval. Whoever is in already does not use it up, and whoever was shown out or turned
 * away does not come back by it.
 */
export async function acceptInvite(
  platform: Platform,
  { userId }: Actor,
  token: string,
): Promise<Outcome<Circle>> {
  const tokenHash = sha256(token);
  return refuseBrokenRules(rulesAboutOneself, () =>
    platform.db.transaction(async (tx) => {
      const circleId = await findInvitedCircle(tx, tokenHash);
      if (!circleId || !(await lockCircle(tx, circleId))) return refuse('link_expired');
      // Again under the lock: its last use may have been going on.
      const invite = await lockInvite(tx, tokenHash);
      if (!invite) return refuse('link_expired');
      if (await findMembership(tx, circleId, userId)) return refuse('already_member');
      if (await isExcluded(tx, { circleId, userId })) return refuse('excluded_from_circle');
      await insertMembership(tx, { circleId, userId, role: 'member' });
      await countUse(tx, { inviteId: invite.id });
      await deletePendingRequest(tx, { circleId, userId });
      await announce(tx, circleId, { concerned: [userId], haveMembersChanged: true });
      const occasion = `invite:${invite.id}:${invite.uses}`;
      await notifyOfArrival(platform, tx, { circleId, userId, occasion });
      return accept(presentCircle(await getCard(tx, userId, circleId)));
    }),
  );
}
