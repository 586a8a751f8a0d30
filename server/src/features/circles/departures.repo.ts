import type { UserId } from '@girone/contract/ids';
import { eq, or, sql } from 'drizzle-orm';
import { hasActiveMember } from '../../platform/db/active-memberships.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { circleJoinRequests, circles } from '../../platform/db/schema/circles.ts';
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
