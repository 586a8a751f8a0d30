import type { circleEntryRoutes, JoinRequest } from '@girone/contract/circle-entry';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import type { RouteInput } from '@girone/contract/route';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentRequest } from './circle-entry.present.ts';
import { rightToReview } from './circles.policy.ts';
import { findCircle } from './circles.repo.ts';
import { findPendingRequests } from './join-requests.repo.ts';
import { findMembership } from './memberships.repo.ts';

type RequestPage = RouteInput<typeof circleEntryRoutes.listJoinRequests>['query'] & {
  readonly circleId: CircleId;
};

export async function listJoinRequests(
  { db }: Platform,
  actor: Actor,
  { circleId, before = 0, limit }: RequestPage,
): Promise<Outcome<JoinRequest[]>> {
  if (!(await findCircle(db, circleId))) return refuse('not_found');
  const standing = await findMembership(db, circleId, actor.userId);
  if (!rightToReview(actor, standing)) return refuse('forbidden');
  const requests = await findPendingRequests(db, { circleId, before, limit });
  return accept(requests.map(presentRequest));
}
