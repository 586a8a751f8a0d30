import type { CircleId, UserId } from '@girone/contract/ids';
import { and, asc, count, eq, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { isActiveMember } from '../../domain/queries/active-memberships.ts';
import { isAccountLive } from '../../domain/queries/live-accounts.ts';
import { personColumns } from '../../domain/queries/person-columns.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circleMemberships } from '../../domain/schema/circles.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Membership } from './circles.policy.ts';

const membershipColumns = {
  id: circleMemberships.id,
  circleId: circleMemberships.circleId,
  userId: circleMemberships.userId,
  role: circleMemberships.role,
  joinedAt: circleMemberships.joinedAt,
};

function roleRank(role: SQLWrapper): SQL {
  return sql`array_position(array['admin', 'moderator', 'member'], ${role})`;
}

const byRole = roleRank(circleMemberships.role);

function isActiveIn(circleId: SQL) {
  return and(eq(circleMemberships.circleId, circleId), circleMemberships.isActive);
}

const membershipOf = statement(
  'find_membership',
  { circleId: 'int', userId: 'int' },
  ({ circleId, userId }) =>
    build.select(membershipColumns).from(circleMemberships).where(isActiveMember(circleId, userId)),
);

export async function findMembership(
  db: Db,
  circleId: CircleId,
  userId: UserId,
): Promise<Membership | undefined> {
  const [row] = await membershipOf(db, { circleId, userId });
  return row;
}

function selectMembers() {
  return build
    .select({
      id: users.id,
      ...personColumns(users),
      role: circleMemberships.role,
      joinedAt: circleMemberships.joinedAt,
    })
    .from(circleMemberships)
    .innerJoin(users, eq(users.id, circleMemberships.userId));
}

/** Admins first, then moderators, then members; in each, whoever came first. Begins after the person `before`. */
export const findMembers = statement(
  'members_of_circle',
  { circleId: 'int', before: 'int?', limit: 'int' },
  ({ circleId, before, limit }) => {
    const isAfter = sql`(${before} is null or (${byRole}, ${circleMemberships.id}) > (
      select ${roleRank(sql`last.role`)}, last.id from ${circleMemberships} as last
      where last.circle_id = ${circleId} and last.user_id = ${before} and last.is_active))`;
    return selectMembers()
      .where(and(isActiveIn(circleId), isAfter))
      .orderBy(byRole, asc(circleMemberships.id))
      .limit(limit);
  },
);

export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number];

/** Some of those who show themselves to everybody, in the same order. */
export const findFaces = statement(
  'faces_of_circle',
  { circleId: 'int', most: 'int' },
  ({ circleId, most }) =>
    build
      .select(personColumns(users))
      .from(circleMemberships)
      .innerJoin(users, eq(users.id, circleMemberships.userId))
      .where(and(isActiveIn(circleId), eq(users.isPrivate, false), isAccountLive))
      .orderBy(byRole, asc(circleMemberships.id))
      .limit(most),
);

const memberById = statement('find_member', { membershipId: 'int' }, ({ membershipId }) =>
  selectMembers().where(eq(circleMemberships.id, membershipId)),
);

export async function getMember(tx: Transaction, membershipId: number): Promise<MemberRow> {
  const [row] = await memberById(tx, { membershipId });
  if (!row) throw new Error(`membership ${membershipId} is gone although its circle was locked`);
  return row;
}

const memberIds = statement('member_ids_of_circle', { circleId: 'int' }, ({ circleId }) =>
  build
    .select({ userId: circleMemberships.userId })
    .from(circleMemberships)
    .where(isActiveIn(circleId)),
);

export async function findMemberIds(db: Db, circleId: CircleId): Promise<UserId[]> {
  const rows = await memberIds(db, { circleId });
  return rows.map(({ userId }) => userId);
}

const heirOf = statement(
  'find_heir',
  { circleId: 'int', ownerId: 'int' },
  ({ circleId, ownerId }) =>
    build
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
      .limit(1),
);

/** Who has been there longest in the highest role, of those who can look after it now if there are any. */
export async function findHeir(
  tx: Transaction,
  circleId: CircleId,
  ownerId: UserId,
): Promise<Membership | undefined> {
  const [row] = await heirOf(tx, { circleId, ownerId });
  return row;
}

const moderatorIds = statement('moderator_ids_of_circle', { circleId: 'int' }, ({ circleId }) =>
  build
    .select({ userId: circleMemberships.userId })
    .from(circleMemberships)
    .where(and(isActiveIn(circleId), ne(circleMemberships.role, 'member'))),
);

/** Those who answer the circle's requests. */
export async function findModeratorIds(db: Db, circleId: CircleId): Promise<UserId[]> {
  const rows = await moderatorIds(db, { circleId });
  return rows.map(({ userId }) => userId);
}

const countOfPerson = statement('count_circles_of_person', { userId: 'int' }, ({ userId }) =>
  build
    .select({ circles: count() })
    .from(circleMemberships)
    .where(and(eq(circleMemberships.userId, userId), circleMemberships.isActive)),
);

export async function countCirclesOf(db: Db, userId: UserId): Promise<number> {
  const [row] = await countOfPerson(db, { userId });
  return row?.circles ?? 0;
}

/** Takes one of the person's places; the rule `circle_memberships_limit` breaks when none is free. */
export const insertMembership = statement(
  'add_membership',
  { circleId: 'int', userId: 'int', role: 'text' },
  (membership) => build.insert(circleMemberships).values(membership),
);

export const setRole = statement(
  'set_circle_role',
  { membershipId: 'int', role: 'text' },
  ({ membershipId, role }) =>
    build.update(circleMemberships).set({ role }).where(eq(circleMemberships.id, membershipId)),
);

export const endMembership = statement(
  'end_membership',
  { membershipId: 'int' },
  ({ membershipId }) =>
    build
      .update(circleMemberships)
      .set({ isActive: false, leftAt: sql`now()` })
      .where(eq(circleMemberships.id, membershipId)),
);
