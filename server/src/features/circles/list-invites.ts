import type { CircleInvite } from '@girone/contract/circle-invites';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentInvite } from './circle-entry.present.ts';
import { rightToInvite } from './circles.policy.ts';
import { findCircle } from './circles.repo.ts';
import { recoverToken } from './invite-token.ts';
import { findWorkingInvites } from './invites.repo.ts';
import { findMembership } from './memberships.repo.ts';

/** The links that still work. */
export async function listInvites(
  { db, secrets }: Platform,
  actor: Actor,
  circleId: CircleId,
): Promise<Outcome<CircleInvite[]>> {
  if (!(await findCircle(db, circleId))) return refuse('not_found');
  const standing = await findMembership(db, circleId, actor.userId);
  if (!rightToInvite(actor, standing)) return refuse('forbidden');
  const invites = await findWorkingInvites(db, { circleId });
  return accept(invites.map((row) => presentInvite(row, recoverToken(secrets, row))));
}
