import type { CircleId, UserId } from '@girone/contract/ids';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { hasActiveMember } from '../../platform/db/active-memberships.ts';
import type { Transaction } from '../../platform/db/database.ts';
import {
  circleJoinRequests,
  circleMemberships,
  circles,
} from '../../platform/db/schema/circles.ts';
import { filmNominations, tournaments } from '../../platform/db/schema/tournaments.ts';
import type { CircleRow } from './circles.repo.ts';

/** Where a person is, what they own, and where they wait to be let in. */
function isAround(userId: UserId) {
  return or(
    hasActiveMember(circles.id, userId),
    eq(circles.ownerId, userId),
    sql`exists (select 1 from ${circleJoinRequests} where ${circleJoinRequests.circleId} = ${circles.id}
      and ${circleJoinRequests.userId} = ${userId} and ${circleJoinRequests.status} = 'pending')`,
  );
}

/** Held until the transaction ends: nobody is let in, promoted or shown out meanwhile. */
export async function lockCirclesAround(tx: Transaction, userId: UserId): Promise<void> {
  await tx
    .select({ id: circles.id })
    .from(circles)
    .where(isAround(userId))
    .orderBy(circles.id)
    .for('update');
}

export async function findCirclesAround(tx: Transaction, userId: UserId): Promise<CircleRow[]> {
  return tx.select().from(circles).where(isAround(userId)).orderBy(circles.id);
}

/** The circle's championships that wait for their start, held: nobody nominates meanwhile and none starts. */
export async function lockSetupsOf(tx: Transaction, circleId: CircleId) {
  return tx
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
    .for('no key update');
}

/** Takes a person's films out of these championships; answers how many each had. */
export async function withdrawFilmsOf(
  tx: Transaction,
  userId: UserId,
  tournamentIds: readonly number[],
): Promise<{ tournamentId: number; films: number }[]> {
  if (tournamentIds.length === 0) return [];
  const gone = await tx
    .delete(filmNominations)
    .where(
      and(
        eq(filmNominations.userId, userId),
        inArray(filmNominations.tournamentId, [...tournamentIds]),
      ),
    )
    .returning({ tournamentId: filmNominations.tournamentId });
  const counts = new Map<number, number>();
  for (const { tournamentId } of gone) {
    counts.set(tournamentId, (counts.get(tournamentId) ?? 0) + 1);
  }
  return [...counts].map(([tournamentId, films]) => ({ tournamentId, films }));
}
