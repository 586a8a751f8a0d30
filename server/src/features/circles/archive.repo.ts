import type { CircleId } from '@girone/contract/ids';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { reports } from '../../platform/db/schema/admin.ts';
import {
  circleInvites,
  circleJoinRequests,
  circleMemberships,
  circles,
} from '../../platform/db/schema/circles.ts';
import { posts } from '../../platform/db/schema/posts.ts';
import { tournaments } from '../../platform/db/schema/tournaments.ts';

/**
 * Leaves of a circle its name and what was played to its end: everything else goes, as it does with a circle in
 * which nothing was. For a caller who holds it and its championships, none of which runs.
 */
export async function archiveCircleRow(tx: Transaction, circleId: CircleId): Promise<void> {
  await tx.delete(reports).where(eq(reports.circleId, circleId));
  await tx.delete(posts).where(eq(posts.circleId, circleId));
  await tx.delete(circleInvites).where(eq(circleInvites.circleId, circleId));
  await tx.delete(circleJoinRequests).where(eq(circleJoinRequests.circleId, circleId));
  await tx
    .delete(tournaments)
    .where(and(eq(tournaments.circleId, circleId), ne(tournaments.status, 'completed')));
  await tx
    .update(circleMemberships)
    .set({ isActive: false, leftAt: sql`now()` })
    .where(and(eq(circleMemberships.circleId, circleId), circleMemberships.isActive));
  await tx
    .update(circles)
    .set({
      archivedAt: sql`now()`,
      description: null,
      coverImagePath: null,
      isPublic: false,
      joinType: 'approval_required',
    })
    .where(eq(circles.id, circleId));
}
