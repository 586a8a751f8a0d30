import { moderationRoutes } from '@girone/contract/moderation';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { listPosts, listReports } from '../moderation/index.ts';
import { serveCsv } from './export-csv.http.ts';

/** The lists of the moderation as files. */
export function serveModerationFiles(app: FastifyInstance, platform: Platform): void {
  serveCsv(app, {
    route: moderationRoutes.listReports,
    load: (actor, query) => listReports(platform, actor, query),
    columns: {
      id: ({ id }) => id,
      status: ({ status }) => status,
      kind: ({ person }) => (person ? 'person' : 'post'),
      concerned: ({ concerned }) => concerned?.username ?? null,
      postId: ({ post }) => post?.id ?? null,
      content: ({ post }) => post?.content ?? null,
      reports: ({ reports }) => reports.length,
      reasons: ({ reports }) => [...new Set(reports.map(({ reason }) => reason))].join(' '),
      firstReportedAt: ({ reports }) => reports[0]?.createdAt ?? null,
      resolvedBy: ({ resolvedBy }) => resolvedBy?.username ?? null,
      resolvedAt: ({ resolvedAt }) => resolvedAt,
    },
  });
  serveCsv(app, {
    route: moderationRoutes.listAllPosts,
    load: (_actor, query) => listPosts(platform, query),
    columns: {
      id: ({ id }) => id,
      author: ({ author }) => author.username,
      content: ({ content }) => content,
      imageUrl: ({ imageUrl }) => imageUrl,
      circle: ({ circle }) => circle?.name ?? null,
      tournament: ({ tournament }) => tournament?.name ?? null,
      openReports: ({ openReports }) => openReports,
      createdAt: ({ createdAt }) => createdAt,
    },
  });
}
