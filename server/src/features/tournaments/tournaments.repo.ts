import type { CircleId, UserId } from '@girone/contract/ids';
import { and, asc, eq, gt } from 'drizzle-orm';
import { isActiveMember } from '../../domain/queries/active-memberships.ts';
import {
  takesViewer,
  visibleTournaments,
  visitor,
  type Viewer,
} from '../../domain/queries/visible-tournaments.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circleMemberships } from '../../domain/schema/circles.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

export type TournamentRow = typeof tournaments.$inferSelect;

const seenById = statement('find_tournament', { ...takesViewer, id: 'int' }, ({ id, ...viewer }) =>
  build
    .select({
      id: tournaments.id,
      status: tournaments.status,
      circleId: tournaments.circleId,
      createdBy: tournaments.createdBy,
      drawSeed: tournaments.drawSeed,
    })
    .from(tournaments)
    .where(and(eq(tournaments.id, id), visibleTournaments(viewer))),
);

/** As much of a championship as a reader needs first; absent also when the viewer may not know of it. */
export async function findTournament(db: Db, viewer: Viewer | null, id: number) {
  const [row] = await seenById(db, { ...(viewer ?? visitor), id });
  return row;
}

const lockById = statement('lock_tournament', { id: 'int' }, ({ id }) =>
  build.select().from(tournaments).where(eq(tournaments.id, id)).for('no key update'),
);

/**
 * Held until the transaction ends. Whoever changes a championship or its nominations takes this lock
 * first, so that limits are exact and the start sees all or nothing of a change.
 */
export async function lockTournament(
  tx: Transaction,
  id: number,
): Promise<TournamentRow | undefined> {
  const [row] = await lockById(tx, { id });
  return row;
}

const lockSeen = statement(
  'lock_visible_tournament',
  { ...takesViewer, id: 'int' },
  ({ id, ...viewer }) =>
    build
      .select()
      .from(tournaments)
      .where(and(eq(tournaments.id, id), visibleTournaments(viewer)))
      .for('no key update', { of: tournaments }),
);

/** As `lockTournament`; absent also when the viewer may not know of it. */
export async function lockVisible(
  tx: Transaction,
  viewer: Viewer,
  id: number,
): Promise<TournamentRow | undefined> {
  const [row] = await lockSeen(tx, { ...viewer, id });
  return row;
}

const lockSeenForDeletion = statement(
  'lock_tournament_for_deletion',
  { ...takesViewer, id: 'int' },
  ({ id, ...viewer }) =>
    build
      .select()
      .from(tournaments)
      .where(and(eq(tournaments.id, id), visibleTournaments(viewer)))
      .for('update', { of: tournaments }),
);

/** The lock of a deletion: nothing that refers to the championship can be added any more. */
export async function lockForDeletion(
  tx: Transaction,
  viewer: Viewer,
  id: number,
): Promise<TournamentRow | undefined> {
  const [row] = await lockSeenForDeletion(tx, { ...viewer, id });
  return row;
}

/** Those of a circle that wait for their start, held in the order of their ids. */
export const lockSetupsOf = statement(
  'lock_setups_of_circle',
  { circleId: 'int' },
  ({ circleId }) =>
    build
      .select()
      .from(tournaments)
      .where(and(eq(tournaments.circleId, circleId), eq(tournaments.status, 'setup')))
      .orderBy(asc(tournaments.id))
      .for('no key update'),
);

/** A batch of those that wait for their start, by id. */
export const findSetups = statement(
  'list_setups',
  { after: 'int', limit: 'int' },
  ({ after, limit }) =>
    build
      .select()
      .from(tournaments)
      .where(and(eq(tournaments.status, 'setup'), gt(tournaments.id, after)))
      .orderBy(asc(tournaments.id))
      .limit(limit),
);

const heldStay = statement(
  'hold_membership',
  { circleId: 'int', userId: 'int' },
  ({ circleId, userId }) =>
    build
      .select({ id: circleMemberships.id })
      .from(circleMemberships)
      .where(isActiveMember(circleId, userId))
      .for('share'),
);

/** Whether the person is an active member; if so they stay one until the transaction ends. */
export async function lockMembership(
  tx: Transaction,
  circleId: CircleId | null,
  userId: UserId,
): Promise<boolean> {
  if (circleId === null) return false;
  const rows = await heldStay(tx, { circleId, userId });
  return rows.length > 0;
}

const roleOf = statement(
  'find_circle_role',
  { circleId: 'int', userId: 'int' },
  ({ circleId, userId }) =>
    build
      .select({ role: circleMemberships.role })
      .from(circleMemberships)
      .where(isActiveMember(circleId, userId)),
);

/** What somebody is in a championship's circle; null also where there is none. */
export async function findRole(db: Db, circleId: CircleId | null, userId: UserId) {
  if (circleId === null) return null;
  const [row] = await roleOf(db, { circleId, userId });
  return row?.role ?? null;
}

const verificationOf = statement('is_email_verified', { userId: 'int' }, ({ userId }) =>
  build.select({ isVerified: users.isEmailVerified }).from(users).where(eq(users.id, userId)),
);

export async function isEmailVerified(db: Db, userId: UserId): Promise<boolean> {
  const [row] = await verificationOf(db, { userId });
  return row?.isVerified ?? false;
}
