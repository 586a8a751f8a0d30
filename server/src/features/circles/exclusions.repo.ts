import type { CircleId, UserId } from '@girone/contract/ids';
import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { personColumns } from '../../domain/queries/person-columns.ts';
import { users } from '../../domain/schema/accounts.ts';
import { circleExclusions } from '../../domain/schema/circles.ts';
import type { Db, Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

interface Excluded {
  readonly circleId: CircleId;
  readonly userId: UserId;
}

const takesExcluded = { circleId: 'int', userId: 'int' } as const;

function isOf({ circleId, userId }: Readonly<Record<keyof typeof takesExcluded, SQL>>) {
  return and(eq(circleExclusions.circleId, circleId), eq(circleExclusions.userId, userId));
}

/** Once is enough: whoever is turned away again stays as they were. */
export const insertExclusion = statement(
  'add_exclusion',
  { ...takesExcluded, cause: 'text' },
  (exclusion) => build.insert(circleExclusions).values(exclusion).onConflictDoNothing(),
);

const countOf = statement('count_exclusions', takesExcluded, (excluded) =>
  build.select({ exclusions: count() }).from(circleExclusions).where(isOf(excluded)),
);

export async function isExcluded(db: Db, excluded: Excluded): Promise<boolean> {
  const [row] = await countOf(db, excluded);
  return (row?.exclusions ?? 0) > 0;
}

/** The latest, as many as `most`; those whose account is gone are nobody. */
export const findExclusions = statement(
  'exclusions_of_circle',
  { circleId: 'int', most: 'int' },
  ({ circleId, most }) =>
    build
      .select({
        user: { id: users.id, ...personColumns(users) },
        cause: circleExclusions.cause,
        createdAt: circleExclusions.createdAt,
      })
      .from(circleExclusions)
      .innerJoin(users, and(eq(users.id, circleExclusions.userId), isNull(users.deletedAt)))
      .where(eq(circleExclusions.circleId, circleId))
      .orderBy(desc(circleExclusions.createdAt), desc(circleExclusions.userId))
      .limit(most),
);

export type ExclusionRow = Awaited<ReturnType<typeof findExclusions>>[number];

const deleteOne = statement('lift_exclusion', takesExcluded, (excluded) =>
  build.delete(circleExclusions).where(isOf(excluded)),
);

/** Whether there was one. */
export async function deleteExclusion(tx: Transaction, excluded: Excluded): Promise<boolean> {
  const { rowCount } = await deleteOne(tx, excluded);
  return (rowCount ?? 0) > 0;
}

/** From every circle. */
export const deleteExclusionsOf = statement(
  'delete_exclusions_of',
  { userId: 'int' },
  ({ userId }) => build.delete(circleExclusions).where(eq(circleExclusions.userId, userId)),
);
