import type { JoinRequest } from '@girone/contract/circle-entry';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import { refuseBrokenRules } from '../../platform/db/refuse-broken-rules.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { announce } from './announce.ts';
import { presentRequest } from './circle-entry.present.ts';
import { rightToDecide, rightToReview } from './circles.policy.ts';
import { lockCircle } from './circles.repo.ts';
import { deleteExclusion, insertExclusion } from './exclusions.repo.ts';
import { findRequest, markDecided } from './join-requests.repo.ts';
import { rulesAboutOthers } from './database-rules.ts';
import { findMembership, insertMembership } from './memberships.repo.ts';
import { notifyOfAnswer, notifyOfArrival } from './notify-about-circle.ts';
import { recordAsSiteAdmin } from './record-as-site-admin.ts';

interface Decision {
  readonly circleId: CircleId;
  readonly requestId: number;
  readonly status: 'approved' | 'rejected';
}

/** Lets the person in or turns the request down, once. Whoever is turned down does not come in by a link either. */
export async function decideRequest(
  platform: Platform,
  actor: Actor,
  { circleId, requestId, status }: Decision,
): Promise<Outcome<JoinRequest>> {
  return refuseBrokenRules(rulesAboutOthers, () =>
    platform.db.transaction(async (tx) => {
      const circle = await lockCircle(tx, circleId);
      if (!circle) return refuse('not_found');
      const standing = await findMembership(tx, circleId, actor.userId);
      if (!rightToReview(actor, standing)) return refuse('forbidden');
      const request = await findRequest(tx, circleId, requestId);
      if (!request) return refuse('not_found');
      const { id: userId } = request.user;
      const right = rightToDecide(actor, standing, userId);
      if (!right) return refuse('forbidden');
      const isDecided = await markDecided(tx, requestId, { status, reviewedBy: actor.userId });
      if (!isDecided) return refuse('request_decided');
      const isMember = (await findMembership(tx, circleId, userId)) !== undefined;
      const isLetIn = status === 'approved' && !isMember;
      if (status === 'approved') await deleteExclusion(tx, { circleId, userId });
      else if (!isMember) await insertExclusion(tx, { circleId, userId, cause: 'rejected' });
      if (isLetIn) await insertMembership(tx, { circleId, userId, role: 'member' });
      await announce(tx, circleId, { concerned: [userId], haveMembersChanged: isLetIn });
      if (isLetIn) {
        const occasion = `request:${requestId}`;
        const letInBy = actor.userId;
        await notifyOfArrival(platform, tx, { circleId, userId, letInBy, occasion });
      }
      await notifyOfAnswer(tx, { circleId, requestId, userId, outcome: status });
      await recordAsSiteAdmin(tx, {
        actorId: actor.userId,
        right,
        circle,
        action: status === 'approved' ? 'circle.approve' : 'circle.reject',
        after: { userId },
      });
      const after = await findRequest(tx, circleId, requestId);
      return after ? accept(presentRequest(after)) : refuse('not_found');
    }),
  );
}
