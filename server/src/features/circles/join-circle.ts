import type { circleEntryRoutes } from '@girone/contract/circle-entry';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId, UserId } from '@girone/contract/ids';
import type { RouteResponse } from '@girone/contract/route';
import { limits } from '@girone/contract/rules';
import type { Transaction } from '../../platform/db/database.ts';
import { refuseBrokenRules } from '../../platform/db/refuse-broken-rules.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { announce } from './announce.ts';
import { needsApproval } from './circles.policy.ts';
import { lockCircle } from './circles.repo.ts';
import { isExcluded } from './exclusions.repo.ts';
import {
  deletePendingRequest,
  hasPendingRequest,
  insertRequest,
  wasRejectedLately,
} from './join-requests.repo.ts';
import { countCirclesOf, findMembership, insertMembership } from './memberships.repo.ts';
import { rulesAboutOneself } from './database-rules.ts';
import { notifyOfArrival, notifyOfRequest } from './notify-about-circle.ts';

type Joined = Outcome<RouteResponse<typeof circleEntryRoutes.joinCircle>>;

interface Joining {
  readonly circleId: CircleId;
  /** For those who decide, where somebody has to ask. */
  readonly message: string | null;
}

/** Joins an open circle, or asks for a place: in one that wants to be asked, or that has shown the person out. */
export async function joinCircle(
  platform: Platform,
  { userId }: Actor,
  { circleId, message }: Joining,
): Promise<Joined> {
  return refuseBrokenRules(rulesAboutOneself, () =>
    platform.db.transaction(async (tx) => {
      const circle = await lockCircle(tx, circleId);
      if (!circle) return refuse('not_found');
      if (await findMembership(tx, circleId, userId)) return refuse('already_member');
      const isAskedFor = needsApproval(circle) || (await isExcluded(tx, { circleId, userId }));
      if (isAskedFor) return ask(platform, tx, { circleId, userId, message });
      // It may date from when the circle was not open.
      await deletePendingRequest(tx, { circleId, userId });
      await insertMembership(tx, { circleId, userId, role: 'member' });
      await announce(tx, circleId, { concerned: [userId], haveMembersChanged: true });
      await notifyOfArrival(platform, tx, { circleId, userId });
      return accept({ status: 'joined' });
    }),
  );
}

async function ask(
  platform: Platform,
  tx: Transaction,
  { circleId, userId, message }: { circleId: CircleId; userId: UserId; message: string | null },
): Promise<Joined> {
  const requester = { circleId, userId };
  if (await hasPendingRequest(tx, requester)) return refuse('request_pending');
  if (await wasRejectedLately(tx, requester)) return refuse('ask_again_later');
  // The approval looks again; here it keeps people from waiting for what cannot come.
  const isFull = (await countCirclesOf(tx, userId)) >= limits.circlesPerUser;
  if (isFull) return refuse('circle_limit_reached');
  await insertRequest(tx, { ...requester, message });
  await announce(tx, circleId, { concerned: [userId] });
  await notifyOfRequest(platform, tx, requester);
  return accept({ status: 'pending' });
}
