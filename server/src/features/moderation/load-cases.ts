import type { CircleId } from '@girone/contract/ids';
import type { ReportCase } from '@girone/contract/moderation';
import type { Db } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { actsAllowedOn } from '../auth/index.ts';
import { findModeratedPosts } from './moderated-posts.repo.ts';
import { presentCase } from './moderation.present.ts';
import { findCases, findReportsOf } from './reports.repo.ts';

/** Cases as an admin sees them, or, in a circle, as those who look after it do. */
export async function loadCases(
  db: Db,
  actor: Actor,
  { ids, circleId }: { readonly ids: readonly number[]; readonly circleId?: CircleId },
): Promise<ReportCase[]> {
  if (ids.length === 0) return [];
  const isInCircle = circleId !== undefined;
  const rows = await findCases(db, ids, { circleId });
  const said = await findReportsOf(db, { ids });
  const postIds = rows.flatMap(({ report }) => report.postId ?? []);
  const reader = isInCircle ? { userId: actor.userId, isAdmin: false } : undefined;
  const rowsOfPosts = await findModeratedPosts(db, postIds, reader);
  const posts = new Map(rowsOfPosts.map((row) => [row.post.id, row]));
  return rows.map((row) => {
    const { report, concerned } = row;
    return presentCase({
      row,
      said: said.filter(({ caseId }) => caseId === report.id),
      post: report.postId === null ? undefined : posts.get(report.postId),
      viewerMaySuspend:
        !isInCircle && concerned !== null && actsAllowedOn(actor, concerned).suspend,
      namesReporters: !isInCircle,
    });
  });
}
