import type { Circle, EditCircleBody } from '@girone/contract/circles';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { CircleId } from '@girone/contract/ids';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimPublicImage, releaseImage } from '../uploads/index.ts';
import { announce } from './announce.ts';
import { rightToEdit } from './circles.policy.ts';
import { presentCircle } from './circles.present.ts';
import {
  findCircle,
  getCard,
  lockCircle,
  setSettings,
  type CircleChanges,
  type CircleRow,
} from './circles.repo.ts';
import { findMembership } from './memberships.repo.ts';
import { recordAsSiteAdmin } from './record-as-site-admin.ts';

/** Changes what the body names; an empty text clears a field. */
export async function editCircle(
  platform: Platform,
  actor: Actor,
  { circleId, body }: { circleId: CircleId; body: EditCircleBody },
): Promise<Outcome<Circle>> {
  const { db } = platform;
  const { userId } = actor;
  // In this order: whoever edits a circle while it is deleted learns that it is gone, not that it was never theirs.
  const standing = await findMembership(db, circleId, userId);
  const seen = await findCircle(db, circleId);
  if (!seen) return refuse('not_found');
  if (!rightToEdit(actor, standing)) return refuse('forbidden');

  // The cover that is there already may have been sent by another admin, whose it stays.
  const isNewCover = body.coverImageUrl !== seen.coverImagePath;
  const image = { url: isNewCover ? body.coverImageUrl : null, purpose: 'circle' } as const;
  const cover = await claimPublicImage(platform, actor, image);
  if (!cover.ok) return cover;

  return db.transaction(async (tx) => {
    // Again under the lock: preparing a picture takes its time.
    const before = await lockCircle(tx, circleId);
    if (!before) return refuse('not_found');
    const right = rightToEdit(actor, await findMembership(tx, circleId, userId));
    if (!right) return refuse('forbidden');
    const changes = changesFrom(body, before);
    if (body.coverImageUrl !== undefined && isNewCover) changes.coverImagePath = cover.value;
    if (Object.keys(changes).length > 0) {
      const after = { ...before, ...changes };
      await setSettings(tx, after);
      const isReplaced = before.coverImagePath !== after.coverImagePath;
      if (before.coverImagePath && isReplaced) await releaseImage(tx, before.coverImagePath);
      await announce(tx, circleId);
      await recordAsSiteAdmin(tx, {
        actorId: userId,
        right,
        circle: before,
        action: 'circle.edit',
        before: pickFields(before, changes),
        after: changes,
      });
    }
    return accept(presentCircle(await getCard(tx, userId, circleId)));
  });
}

/** What was there in the place of the changes. */
function pickFields(before: CircleRow, changes: CircleChanges): Record<string, unknown> {
  return Object.fromEntries(Object.entries(before).filter(([field]) => field in changes));
}

function changesFrom(body: EditCircleBody, before: CircleRow): CircleChanges {
  const changes: CircleChanges = {};
  if (body.name !== undefined) changes.name = body.name;
  if (body.description !== undefined) changes.description = body.description || null;
  if (body.maxFilms !== undefined) changes.maxFilms = body.maxFilms;
  if (body.maxFilmsPerUser !== undefined) changes.maxFilmsPerUser = body.maxFilmsPerUser;
  if (body.isPublic !== undefined) changes.isPublic = body.isPublic;
  const isPublic = body.isPublic ?? before.isPublic;
  const joinType = isPublic ? (body.joinType ?? before.joinType) : 'approval_required';
  if (joinType !== before.joinType) changes.joinType = joinType;
  return changes;
}
