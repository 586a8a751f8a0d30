import type { CircleId, UserId } from '@girone/contract/ids';
import { and, eq, sql, type Column, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import { circleMemberships } from '../schema/circles.ts';

/** As a condition on `circle_memberships`: the stay of this person in this circle, while it lasts. */
export function isActiveMember(circleId: CircleId | Column | SQL, userId: UserId | SQL): SQL {
  return sql`(${circleMemberships.circleId} = ${circleId}
    and ${circleMemberships.userId} = ${userId} and ${circleMemberships.isActive})`;
}

/** Whether the person is in the circle, as an expression for any query. */
export function hasActiveMember(
  circleId: CircleId | Column | SQL,
  userId: UserId | SQL,
): SQL<boolean> {
  return sql`exists (select 1 from ${circleMemberships} where ${isActiveMember(circleId, userId)})`;
}

const circlesOf = statement('circles_of', { userId: 'int' }, ({ userId }) =>
  build
    .select({ circleId: circleMemberships.circleId })
    .from(circleMemberships)
    .where(and(eq(circleMemberships.userId, userId), eq(circleMemberships.isActive, true))),
);

export async function findCirclesOf(db: Db, userId: UserId): Promise<Set<CircleId>> {
  const rows = await circlesOf(db, { userId });
  return new Set(rows.map(({ circleId }) => circleId));
}
