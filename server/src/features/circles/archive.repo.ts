import type { CircleId } from '@girone/contract/ids';
import { and, eq, ne, sql } from 'drizzle-orm';
import { reports } from '../../domain/schema/admin.ts';
import {
  circleExclusions,
  circleInvites,
  circleJoinRequests,
  circleMemberships,
  circles,
} from '../../domain/schema/circles.ts';
import { posts } from '../../domain/schema/posts.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const takes = { circleId: 'int' } as const;

const deleteReports = statement('archive_reports_of_circle', takes, ({ circleId }) =>
  build.delete(reports).where(eq(reports.circleId, circleId)),
);

const deletePosts = statement('archive_posts_of_circle', takes, ({ circleId }) =>
  build.delete(posts).where(eq(posts.circleId, circleId)),
);

const deleteInvites = statement('archive_invites_of_circle', takes, ({ circleId }) =>
  build.delete(circleInvites).where(eq(circleInvites.circleId, circleId)),
);

const deleteRequests = statement('archive_requests_of_circle', takes, ({ circleId }) =>
  build.delete(circleJoinRequests).where(eq(circleJoinRequests.circleId, circleId)),
);

const deleteExclusions = statement('archive_exclusions_of_circle', takes, ({ circleId }) =>
  build.delete(circleExclusions).where(eq(circleExclusions.circleId, circleId)),
);

const deleteUnplayed = statement('archive_unplayed_of_circle', takes, ({ circleId }) =>
  build
    .delete(tournaments)
    .where(and(eq(tournaments.circleId, circleId), ne(tournaments.status, 'completed'))),
);

const endStays = statement('archive_stays_of_circle', takes, ({ circleId }) =>
  build
    .update(circleMemberships)
    .set({ isActive: false, leftAt: sql`now()` })
    .where(and(eq(circleMemberships.circleId, circleId), circleMemberships.isActive)),
);

const keepName = statement('archive_circle', takes, ({ circleId }) =>
  build
    .update(circles)
    .set({
      archivedAt: sql`now()`,
      description: null,
      coverImagePath: null,
      isPublic: false,
      joinType: 'approval_required',
    })
    .where(eq(circles.id, circleId)),
);

/**
 * Leaves of a circle its name and what was played to its end: everything else goes, as it does with a circle in
 * which nothing was. For a caller who holds it and its championships, none of which runs.
 */
export async function archiveCircleRow(tx: Transaction, circleId: CircleId): Promise<void> {
  await deleteReports(tx, { circleId });
  await deletePosts(tx, { circleId });
  await deleteInvites(tx, { circleId });
  await deleteRequests(tx, { circleId });
  await deleteExclusions(tx, { circleId });
  await deleteUnplayed(tx, { circleId });
  await endStays(tx, { circleId });
  await keepName(tx, { circleId });
}
