import { circleInviteRoutes } from '@girone/contract/circle-invites';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { acceptInvite } from './accept-invite.ts';
import { createInvite } from './create-invite.ts';
import { listInvites } from './list-invites.ts';
import { readInvite } from './read-invite.ts';
import { revokeInvite } from './revoke-invite.ts';
import { takeInviteLink } from './take-invite-link.ts';

export function serveCircleInvites(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, circleInviteRoutes.listInvites, ({ actor, params }) =>
    listInvites(platform, actor, params.circleId),
  );
  registerRoute(app, circleInviteRoutes.createInvite, ({ actor, params: { circleId }, body }) =>
    createInvite(platform, actor, { circleId, body }),
  );
  registerRoute(app, circleInviteRoutes.takeInviteLink, ({ actor, params }) =>
    takeInviteLink(platform, actor, params.circleId),
  );
  registerRoute(app, circleInviteRoutes.revokeInvite, ({ actor, params }) =>
    revokeInvite(platform, actor, params),
  );
  registerRoute(app, circleInviteRoutes.readInvite, ({ actor, body }) =>
    readInvite(platform, actor, body.token),
  );
  registerRoute(app, circleInviteRoutes.acceptInvite, ({ actor, body }) =>
    acceptInvite(platform, actor, body.token),
  );
}
