import type { JoinRequest } from '@girone/contract/circle-entry';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentRequest } from './circle-entry.present.ts';
import { rightToReview } from './circles.policy.ts';
import { findCircle } from './circles.repo.ts';
import { findPendingRequests } from './join-requests.repo.ts';
import { findMembership } from './memberships.repo.ts';

export async function listJoinRequests(
  { db }: Platform,
  actor: Actor,
  circleId: CircleId,
): Promise<Outcome<JoinRequest[]>> {
  if (!(await findCircle(db, circleId))) return refuse('not_found');
  const standing = await findMembership(db, circleId, actor.userId);
  if (!rightToReview(actor, standing)) return refuse('forbidden');
  const requests = await findPendingRequests(db, { circleId });
  return accept(requests.map(presentRequest));
}
