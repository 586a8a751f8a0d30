import { adminRoutes } from '@girone/contract/admin';
import { accept } from '@girone/contract/errors';
import type { FastifyInstance } from 'fastify';
import { linkToNextPage } from '../../platform/http/link-to-next-page.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { serveCsv } from './export-csv.http.ts';
import { listAudit } from './read-audit.ts';

/** The log of what was done by a right over others. Nothing changes it. */
export function serveAudit(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, adminRoutes.listAudit, async ({ query, request, reply }) => {
    const page = await listAudit(platform, query);
    linkToNextPage({ request, reply, page, limit: query.limit });
    return accept(page);
  });
  serveCsv(app, {
    route: adminRoutes.listAudit,
    load: (_actor, query) => listAudit(platform, query),
    columns: {
      id: ({ id }) => id,
      created_at: ({ createdAt }) => createdAt,
      actor: ({ actor }) => actor?.username ?? null,
      action: ({ action }) => action,
      target_type: ({ targetType }) => targetType,
      target_id: ({ targetId }) => targetId,
      target_name: ({ targetName }) => targetName,
      reason: ({ reason }) => reason,
      before: ({ before }) => before && JSON.stringify(before),
      after: ({ after }) => after && JSON.stringify(after),
    },
  });
}
