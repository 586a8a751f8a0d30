import type { Exclusion } from '@girone/contract/circle-exclusions';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import { limits } from '@girone/contract/rules';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentExclusion } from './circle-entry.present.ts';
import { rightToReview } from './circles.policy.ts';
import { findCircle } from './circles.repo.ts';
import { findExclusions } from './exclusions.repo.ts';
import { findMembership } from './memberships.repo.ts';

/** Who does not come in by a link any more. */
export async function listExclusions(
  { db }: Platform,
  actor: Actor,
  circleId: CircleId,
): Promise<Outcome<Exclusion[]>> {
  if (!(await findCircle(db, circleId))) return refuse('not_found');
  const standing = await findMembership(db, circleId, actor.userId);
  if (!rightToReview(actor, standing)) return refuse('forbidden');
  const exclusions = await findExclusions(db, { circleId, most: limits.exclusionsShown });
  return accept(exclusions.map(presentExclusion));
}
