import { accept } from '@girone/contract/errors';
import { moderationRoutes } from '@girone/contract/moderation';
import type { FastifyInstance } from 'fastify';
import { linkToNextPage } from '../../platform/http/link-to-next-page.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { broadcastCounts } from '../posts/index.ts';
import { decideCase } from './decide-case.ts';
import { deletePostAsAdmin } from './delete-post-as-admin.ts';
import { listPosts } from './list-posts.ts';
import { listCircleReports, listReports } from './read-queue.ts';
import { reportPerson } from './report-person.ts';

export function serveModeration(app: FastifyInstance, platform: Platform): void {
  const counts = broadcastCounts(platform);
  app.addHook('onClose', () => counts.stop());
  serveLists(app, platform);
  registerRoute(app, moderationRoutes.reportPerson, ({ actor, params, body }) =>
    reportPerson(platform, actor, { ...params, ...body }),
  );
  registerRoute(app, moderationRoutes.decideReport, ({ actor, params, body }) => {
    const { suspendedUntil } = body;
    const until = suspendedUntil === undefined ? null : new Date(suspendedUntil);
    const decision = { ...body, suspendedUntil: until };
    return decideCase(platform, actor, { reportId: params.reportId, decision, counts });
  });
  registerRoute(app, moderationRoutes.decideCircleReport, ({ actor, params, body }) => {
    const decision = { ...body, suspend: false, suspendedUntil: null };
    return decideCase(platform, actor, { ...params, decision, counts });
  });
  registerRoute(app, moderationRoutes.deletePostAsAdmin, ({ actor, params, body }) =>
    deletePostAsAdmin(platform, actor, { ...params, ...body, counts }),
  );
}

function serveLists(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, moderationRoutes.listReports, async ({ actor, query, request, reply }) => {
    const page = await listReports(platform, actor, query);
    linkToNextPage({ request, reply, page, limit: query.limit });
    return accept(page);
  });
  registerRoute(
    app,
    moderationRoutes.listCircleReports,
    async ({ actor, params, query, request, reply }) => {
      const listed = await listCircleReports(platform, actor, { ...params, query });
      if (listed.ok) linkToNextPage({ request, reply, page: listed.value, limit: query.limit });
      return listed;
    },
  );
  registerRoute(app, moderationRoutes.listAllPosts, async ({ query, request, reply }) => {
    const page = await listPosts(platform, query);
    linkToNextPage({ request, reply, page, limit: query.limit });
    return accept(page);
  });
}
