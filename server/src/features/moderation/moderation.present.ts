import type { ModeratedPost, ReportCase } from '@girone/contract/moderation';
import type { ModeratedRow } from './moderated-posts.repo.ts';
import type { CaseRow, SaidRow } from './reports.repo.ts';

export function presentModeratedPost(row: ModeratedRow): ModeratedPost {
  const { post, author, circle, tournament, openReports } = row;
  return {
    id: post.id,
    // A championship's topic bears its name, also after it has changed.
    content: post.isTopicPost && tournament ? tournament.name : post.content,
    imageUrl: post.imageUrl,
    imageCaption: post.imageCaption,
    createdAt: post.createdAt.toISOString(),
    author,
    circle,
    tournament,
    parent: row.parent && row.parentAuthor && { ...row.parent, author: row.parentAuthor },
    quoted: row.quoted && row.quotedAuthor && { ...row.quoted, author: row.quotedAuthor },
    openReports,
  };
}

interface CaseParts {
  readonly row: CaseRow;
  readonly said: readonly SaidRow[];
  readonly post: ModeratedRow | undefined;
  readonly viewerMaySuspend: boolean;
  /** Who reported is told to the admins of the place alone: in a circle everybody knows everybody. */
  readonly namesReporters: boolean;
}

export function presentCase({
  row,
  said,
  post,
  viewerMaySuspend,
  namesReporters,
}: CaseParts): ReportCase {
  const { report, concerned, upheldBefore, resolver } = row;
  return {
    id: report.id,
    status: report.status,
    post: post ? presentModeratedPost(post) : null,
    person: report.reportedUserId === null ? null : concerned,
    concerned: concerned && {
      ...concerned,
      upheldBefore,
      viewerMaySuspend,
    },
    reports: said.map(({ id, reporter, reason, note, createdAt }) => ({
      id,
      reporter: namesReporters ? reporter : null,
      reason,
      note,
      createdAt: createdAt.toISOString(),
    })),
    resolvedBy: resolver,
    resolvedAt: report.resolvedAt?.toISOString() ?? null,
  };
}
