import { refuse, type Refusal } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import type { Db } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { maySeeCircleQueue } from './moderation.policy.ts';
import { findRole, isCircle } from './reports.repo.ts';

/** Whoever does not look after the circle learns nothing of its reports, not even which there are. */
export async function refuseQueue(
  db: Db,
  circleId: CircleId,
  actor: Actor,
): Promise<Refusal | undefined> {
  if (!(await isCircle(db, circleId))) return refuse('not_found');
  const role = await findRole(db, circleId, actor.userId);
  return maySeeCircleQueue(actor, role) ? undefined : refuse('forbidden');
}
