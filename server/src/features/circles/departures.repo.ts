import type { UserId } from '@girone/contract/ids';
import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import { hasActiveMember } from '../../domain/queries/active-memberships.ts';
import { circleJoinRequests, circleMemberships, circles } from '../../domain/schema/circles.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/** Where a person is, what they own, and where they wait to be let in. */
function isAround(userId: SQL) {
  return or(
    hasActiveMember(circles.id, userId),
    eq(circles.ownerId, userId),
    sql`exists (select 1 from ${circleJoinRequests} where ${circleJoinRequests.circleId} = ${circles.id}
      and ${circleJoinRequests.userId} = ${userId} and ${circleJoinRequests.status} = 'pending')`,
  );
}

/** Held until the transaction ends: nobody is let in, promoted or shown out meanwhile. */
export const lockCirclesAround = statement('lock_circles_around', { userId: 'int' }, ({ userId }) =>
  build
    .select({ id: circles.id })
    .from(circles)
    .where(isAround(userId))
    .orderBy(circles.id)
    .for('update'),
);

export const findCirclesAround = statement('circles_around', { userId: 'int' }, ({ userId }) =>
  build.select().from(circles).where(isAround(userId)).orderBy(circles.id),
);

/** The circle's championships that wait for their start, held: nobody nominates meanwhile and none starts. */
export const lockSetupsOf = statement(
  'lock_setups_left_behind',
  { circleId: 'int' },
  ({ circleId }) =>
    build
      .select({
        id: tournaments.id,
        status: tournaments.status,
        circleId: tournaments.circleId,
        createdBy: tournaments.createdBy,
        isCreatorInside: sql<boolean>`exists (
          select 1 from ${circleMemberships}
          where ${circleMemberships.circleId} = ${tournaments.circleId}
            and ${circleMemberships.userId} = ${tournaments.createdBy} and ${circleMemberships.isActive}
        )`,
      })
      .from(tournaments)
      .where(and(eq(tournaments.circleId, circleId), eq(tournaments.status, 'setup')))
      .orderBy(asc(tournaments.id))
      .for('no key update'),
);

const deleteNominations = statement(
  'withdraw_films_of',
  { userId: 'int', tournamentIds: 'int[]' },
  ({ userId, tournamentIds }) =>
    build
      .delete(filmNominations)
      .where(
        and(
          eq(filmNominations.userId, userId),
          sql`${filmNominations.tournamentId} = any(${tournamentIds})`,
        ),
      )
      .returning({ tournamentId: filmNominations.tournamentId }),
);

/** Takes a person's films out of these championships; answers how many each had. */
export async function withdrawFilmsOf(
  tx: Transaction,
  userId: UserId,
  tournamentIds: readonly number[],
): Promise<{ tournamentId: number; films: number }[]> {
  if (tournamentIds.length === 0) return [];
  const gone = await deleteNominations(tx, { userId, tournamentIds });
  const counts = new Map<number, number>();
  for (const { tournamentId } of gone) {
    counts.set(tournamentId, (counts.get(tournamentId) ?? 0) + 1);
  }
  return [...counts].map(([tournamentId, films]) => ({ tournamentId, films }));
}
