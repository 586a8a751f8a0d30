import { circleRoutes } from '@girone/contract/circles';
import { accept } from '@girone/contract/errors';
import type { FastifyInstance } from 'fastify';
import { linkToNextPage } from '../../platform/http/link-to-next-page.ts';
import { inPerson } from '../../platform/http/caller.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeRole } from './change-role.ts';
import { createCircle } from './create-circle.ts';
import { deleteCircle } from './delete-circle.ts';
import { editCircle } from './edit-circle.ts';
import {
  getCircle,
  getUserRole,
  listCircles,
  listCircleTournaments,
  listMembers,
  listMyCircles,
} from './read-circles.ts';
import { removeMember } from './remove-member.ts';
import { transferCircle } from './transfer-circle.ts';

export function serveCircles(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, circleRoutes.listCircles, async ({ query, actor, request, reply }) => {
    const page = await listCircles(platform, actor, query);
    linkToNextPage({ request, reply, page, limit: query.limit });
    return accept(page);
  });
  registerRoute(app, circleRoutes.listMyCircles, async ({ actor }) =>
    accept(await listMyCircles(platform, actor)),
  );
  registerRoute(app, circleRoutes.createCircle, ({ actor, caller, body }) =>
    createCircle(platform, inPerson(actor, caller), body),
  );
  registerRoute(app, circleRoutes.getCircle, ({ actor, params }) =>
    getCircle(platform, actor, params.circleId),
  );
  registerRoute(app, circleRoutes.editCircle, ({ actor, caller, params: { circleId }, body }) =>
    editCircle(platform, inPerson(actor, caller), { circleId, body }),
  );
  registerRoute(app, circleRoutes.deleteCircle, ({ actor, params }) =>
    deleteCircle(platform, actor, params.circleId),
  );
  registerRoute(app, circleRoutes.listMembers, async (call) => {
    const { actor, params, query, request, reply } = call;
    const listed = await listMembers(platform, actor, { ...params, ...query });
    if (listed.ok) linkToNextPage({ request, reply, page: listed.value, limit: query.limit });
    return listed;
  });
  registerRoute(app, circleRoutes.listCircleTournaments, async (call) => {
    const { actor, params, query, request, reply } = call;
    const listed = await listCircleTournaments(platform, actor, { ...params, ...query });
    if (listed.ok) linkToNextPage({ request, reply, page: listed.value, limit: query.limit });
    return listed;
  });
  registerRoute(app, circleRoutes.getUserRole, ({ actor, params }) =>
    getUserRole(platform, actor, params.circleId),
  );
  registerRoute(app, circleRoutes.promoteModerator, ({ actor, params, body: { userId } }) =>
    changeRole(platform, actor, { circleId: params.circleId, userId, role: 'moderator' }),
  );
  registerRoute(app, circleRoutes.demoteModerator, ({ actor, params, body: { userId } }) =>
    changeRole(platform, actor, { circleId: params.circleId, userId, role: 'member' }),
  );
  registerRoute(app, circleRoutes.removeMember, ({ actor, params }) =>
    removeMember(platform, actor, params),
  );
  registerRoute(app, circleRoutes.transferCircle, ({ actor, params, body: { userId } }) =>
    transferCircle(platform, actor, { circleId: params.circleId, userId }),
  );
}
