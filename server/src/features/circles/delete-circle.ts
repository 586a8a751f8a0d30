import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import { retryConflict } from '../../platform/db/retry-conflict.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { releaseImage } from '../uploads/index.ts';
import { announce } from './announce.ts';
import { archiveCircleRow } from './archive.repo.ts';
import { rightToDelete } from './circles.policy.ts';
import { deleteCircleRow, lockCircleForDeletion, lockTournamentsOf } from './circles.repo.ts';
import { findMemberIds } from './memberships.repo.ts';
import { recordAsSiteAdmin } from './record-as-site-admin.ts';

/**
 * Deletes a circle and all that is its own: members, requests, invites, posts, and championships that have not
 * begun. Those that are over stay for whoever took part, under the circle's name. A running one keeps it.
 */
export async function deleteCircle(
  { db }: Platform,
  actor: Actor,
  circleId: CircleId,
): Promise<Outcome<undefined>> {
  return retryConflict(() =>
    db.transaction(async (tx) => {
      const circle = await lockCircleForDeletion(tx, circleId);
      if (!circle) return refuse('not_found');
      const right = rightToDelete(actor, circle);
      if (!right) return refuse('forbidden');
      const championships = await lockTournamentsOf(tx, { circleId });
      const running = championships.find(({ status }) => status === 'active');
      if (running) {
        return refuse('circle_has_championship', { names: { championship: running.name } });
      }
      const members = await findMemberIds(tx, circleId);
      const hasHistory = championships.some(({ status }) => status === 'completed');
      if (hasHistory) await archiveCircleRow(tx, circleId);
      else await deleteCircleRow(tx, { circleId });
      if (circle.coverImagePath) await releaseImage(tx, circle.coverImagePath);
      await announce(tx, circleId, { concerned: members });
      await recordAsSiteAdmin(tx, {
        actorId: actor.userId,
        right,
        circle,
        action: 'circle.delete',
        before: { ownerId: circle.ownerId, members: members.length },
      });
      return accept(undefined);
    }),
  );
}
