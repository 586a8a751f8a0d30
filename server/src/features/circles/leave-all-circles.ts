import type { CircleId, UserId } from '@girone/contract/ids';
import type { Transaction } from '../../platform/db/database.ts';
import { releaseImage } from '../uploads/index.ts';
import { announce } from './announce.ts';
import { deleteCircleRow, lockTournamentsOf, setOwner, type CircleRow } from './circles.repo.ts';
import { findCirclesAround, lockCirclesAround } from './departures.repo.ts';
import { deleteExclusionsOf } from './exclusions.repo.ts';
import { deleteInvitesBy } from './invites.repo.ts';
import { deleteRequestsOf } from './join-requests.repo.ts';
import { endMembership, findHeir, findMembership, setRole } from './memberships.repo.ts';

/** To be called before anything else of the person is locked. */
export async function lockCirclesOf(tx: Transaction, userId: UserId): Promise<void> {
  await lockCirclesAround(tx, { userId });
}

/**
 * The end of an account: its stays, requests and invite links end, and what it owned is inherited.
 * Whoever calls holds the circles.
 */
export async function leaveAllCircles(tx: Transaction, userId: UserId): Promise<void> {
  const around = await findCirclesAround(tx, { userId });
  await deleteRequestsOf(tx, { userId });
  await deleteExclusionsOf(tx, { userId });
  await deleteInvitesBy(tx, { userId });
  for (const circle of around) {
    const { id: circleId } = circle;
    const stay = await findMembership(tx, circleId, userId);
    if (stay) await endMembership(tx, { membershipId: stay.id });
    const heir = circle.ownerId === userId ? await inherit(tx, circle) : undefined;
    await announce(tx, circleId, {
      concerned: heir === undefined ? [] : [heir],
      haveMembersChanged: stay !== undefined,
    });
  }
}

/** The oldest admin, else moderator, else member becomes the owner; answers who. */
async function inherit(tx: Transaction, circle: CircleRow): Promise<UserId | undefined> {
  const heir = await findHeir(tx, circle.id, circle.ownerId);
  if (heir) {
    await setOwner(tx, { circleId: circle.id, ownerId: heir.userId });
    await setRole(tx, { membershipId: heir.id, role: 'admin' });
    return heir.userId;
  }
  if (!(await hasPlayed(tx, circle.id))) {
    await deleteCircleRow(tx, { circleId: circle.id });
    if (circle.coverImagePath) await releaseImage(tx, circle.coverImagePath);
  }
  return undefined;
}

/** What was played there stays on record, and with it the circle, empty as it is. */
async function hasPlayed(tx: Transaction, circleId: CircleId): Promise<boolean> {
  const championships = await lockTournamentsOf(tx, { circleId });
  return championships.some(({ status }) => status === 'active' || status === 'completed');
}
