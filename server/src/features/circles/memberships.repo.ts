import type { CircleId, UserId } from '@girone/contract/ids';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { isActiveMember } from '../../platform/db/active-memberships.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { isAccountLive } from '../../platform/db/live-accounts.ts';
import { personColumns } from '../../platform/db/person-columns.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { circleMemberships } from '../../platform/db/schema/circles.ts';
import type { CircleRole, Membership } from './circles.policy.ts';

const membershipColumns = {
  id: circleMemberships.id,
  circleId: circleMemberships.circleId,
  userId: circleMemberships.userId,
  role: circleMemberships.role,
  joinedAt: circleMemberships.joinedAt,
};

const byRole = sql`array_position(array['admin', 'moderator', 'member'], ${circleMemberships.role})`;

function isActiveIn(circleId: CircleId) {
  return and(eq(circleMemberships.circleId, circleId), eq(circleMemberships.isActive, true));
}

export async function findMembership(
  db: Db,
  circleId: CircleId,
  userId: UserId,
): Promise<Membership | undefined> {
  const [row] = await db
    .select(membershipColumns)
    .from(circleMemberships)
    .where(isActiveMember(circleId, userId));
  return row;
}

function selectMembers(db: Db) {
  return db
    .select({
      id: users.id,
      ...personColumns(users),
      role: circleMemberships.role,
      joinedAt: circleMemberships.joinedAt,
    })
    .from(circleMemberships)
    .innerJoin(users, eq(users.id, circleMemberships.userId));
}

/** Admins first, then moderators, then members; in each, whoever came first. */
export async function findMembers(db: Db, circleId: CircleId) {
  return selectMembers(db).where(isActiveIn(circleId)).orderBy(byRole, asc(circleMemberships.id));
}

export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number];

/** Some of those who show themselves to everybody, in the same order. */
export async function findFaces(db: Db, circleId: CircleId, most: number) {
  return db
    .select(personColumns(users))
    .from(circleMemberships)
    .innerJoin(users, eq(users.id, circleMemberships.userId))
    .where(and(isActiveIn(circleId), eq(users.isPrivate, false), isAccountLive))
    .orderBy(byRole, asc(circleMemberships.id))
    .limit(most);
}

export async function getMember(tx: Transaction, membershipId: number): Promise<MemberRow> {
  const [row] = await selectMembers(tx).where(eq(circleMemberships.id, membershipId));
  if (!row) throw new Error(`membership ${membershipId} is gone although its circle was locked`);
  return row;
}

export async function findMemberIds(db: Db, circleId: CircleId): Promise<UserId[]> {
  const rows = await db
    .select({ userId: circleMemberships.userId })
    .from(circleMemberships)
    .where(isActiveIn(circleId));
  return rows.map(({ userId }) => userId);
}

/** Who has been there longest in the highest role, of those who can look after it now if there are any. */
export async function findHeir(
  tx: Transaction,
  circleId: CircleId,
  ownerId: UserId,
): Promise<Membership | undefined> {
  const [row] = await tx
    .select(membershipColumns)
    .from(circleMemberships)
    .innerJoin(users, eq(users.id, circleMemberships.userId))
    .where(and(isActiveIn(circleId), ne(circleMemberships.userId, ownerId)))
    .orderBy(
      sql`(${isAccountLive} and ${users.deletionRequestedAt} is null) desc`,
      byRole,
      asc(circleMemberships.joinedAt),
      asc(circleMemberships.id),
    )
    .limit(1);
  return row;
}

/** Those who answer the circle's requests. */
export async function findModeratorIds(db: Db, circleId: CircleId): Promise<UserId[]> {
  const rows = await db
    .select({ userId: circleMemberships.userId })
    .from(circleMemberships)
    .where(and(isActiveIn(circleId), ne(circleMemberships.role, 'member')));
  return rows.map(({ userId }) => userId);
}

export async function countCirclesOf(db: Db, userId: UserId): Promise<number> {
  return db.$count(
    circleMemberships,
    and(eq(circleMemberships.userId, userId), eq(circleMemberships.isActive, true)),
  );
}

interface NewMembership {
  readonly circleId: CircleId;
  readonly userId: UserId;
  readonly role: CircleRole;
}

/** Takes one of the person's places; the rule `circle_memberships_limit` breaks when none is free. */
export async function insertMembership(tx: Transaction, membership: NewMembership): Promise<void> {
  await tx.insert(circleMemberships).values(membership);
}

export async function setRole(
  tx: Transaction,
  membershipId: number,
  role: CircleRole,
): Promise<void> {
  await tx.update(circleMemberships).set({ role }).where(eq(circleMemberships.id, membershipId));
}

export async function endMembership(tx: Transaction, membershipId: number): Promise<void> {
  await tx
    .update(circleMemberships)
    .set({ isActive: false, leftAt: sql`now()` })
    .where(eq(circleMemberships.id, membershipId));
}
