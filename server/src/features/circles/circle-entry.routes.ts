import { circleExclusionRoutes } from '@girone/contract/circle-exclusions';
import { circleEntryRoutes } from '@girone/contract/circle-entry';
import type { FastifyInstance } from 'fastify';
import { linkToNextPage } from '../../platform/http/link-to-next-page.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { decideRequest } from './decide-request.ts';
import { joinCircle } from './join-circle.ts';
import { leaveCircle } from './leave-circle.ts';
import { liftExclusion } from './lift-exclusion.ts';
import { listExclusions } from './list-exclusions.ts';
import { listJoinRequests } from './list-join-requests.ts';
import { withdrawRequest } from './withdraw-request.ts';

export function serveCircleEntry(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, circleEntryRoutes.joinCircle, ({ actor, params: { circleId }, body }) =>
    joinCircle(platform, actor, { circleId, message: body?.message || null }),
  );
  registerRoute(app, circleEntryRoutes.withdrawRequest, ({ actor, params }) =>
    withdrawRequest(platform, actor, params.circleId),
  );
  registerRoute(app, circleEntryRoutes.leaveCircle, ({ actor, params }) =>
    leaveCircle(platform, actor, params.circleId),
  );
  registerRoute(app, circleEntryRoutes.listJoinRequests, async (call) => {
    const { actor, params, query, request, reply } = call;
    const listed = await listJoinRequests(platform, actor, { ...params, ...query });
    if (listed.ok) linkToNextPage({ request, reply, page: listed.value, limit: query.limit });
    return listed;
  });
  registerRoute(app, circleEntryRoutes.approveRequest, ({ actor, params }) =>
    decideRequest(platform, actor, { ...params, status: 'approved' }),
  );
  registerRoute(app, circleEntryRoutes.rejectRequest, ({ actor, params }) =>
    decideRequest(platform, actor, { ...params, status: 'rejected' }),
  );
  registerRoute(app, circleExclusionRoutes.listExclusions, ({ actor, params }) =>
    listExclusions(platform, actor, params.circleId),
  );
  registerRoute(app, circleExclusionRoutes.liftExclusion, ({ actor, params }) =>
    liftExclusion(platform, actor, params),
  );
}
