import { adminUserRoutes } from '@girone/contract/admin-users';
import { accept } from '@girone/contract/errors';
import type { FastifyInstance } from 'fastify';
import { linkToNextPage } from '../../platform/http/link-to-next-page.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeAccount } from '../account/index.ts';
import { endSessionsOf, resetSecondFactor } from '../auth/index.ts';
import { editUser } from './edit-user.ts';
import { serveCsv } from './export-csv.http.ts';
import { getUser, listUsers } from './read-users.ts';

export function serveAdminUsers(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, adminUserRoutes.listUsers, async ({ actor, query, request, reply }) => {
    const page = await listUsers(platform, actor, query);
    linkToNextPage({ request, reply, page, limit: query.limit });
    return accept(page);
  });
  serveCsv(app, {
    route: adminUserRoutes.listUsers,
    load: (actor, query) => listUsers(platform, actor, query),
    columns: {
      id: ({ id }) => id,
      username: ({ username }) => username,
      email: ({ email }) => email,
      email_verified: ({ isEmailVerified }) => isEmailVerified,
      first_name: ({ firstName }) => firstName,
      last_name: ({ lastName }) => lastName,
      role: ({ isAdmin, isSuperAdmin }) =>
        isSuperAdmin ? 'super-admin' : isAdmin ? 'admin' : 'user',
      films: ({ filmsUploaded }) => filmsUploaded,
      films_allowed: ({ maxFilmsAllowed }) => maxFilmsAllowed,
      posts: ({ postsCount }) => postsCount,
      created_at: ({ createdAt }) => createdAt,
      last_seen_at: ({ lastSeenAt }) => lastSeenAt,
      suspended_since: ({ suspension }) => suspension?.since ?? null,
      suspended_until: ({ suspension }) => suspension?.until ?? null,
      suspension_reason: ({ suspension }) => suspension?.reason ?? null,
      deletion_requested_at: ({ deletionRequestedAt }) => deletionRequestedAt,
    },
  });
  registerRoute(app, adminUserRoutes.getUser, ({ actor, params }) =>
    getUser(platform, actor, params.userId),
  );
  registerRoute(app, adminUserRoutes.changeUser, ({ actor, params: { userId }, body }) =>
    editUser(platform, actor, { userId, body }),
  );
  registerRoute(app, adminUserRoutes.endUserSessions, ({ actor, params: { userId }, body }) =>
    endSessionsOf(platform, actor, { userId, reason: body.reason }),
  );
  registerRoute(app, adminUserRoutes.resetSecondFactor, ({ actor, params: { userId }, body }) =>
    resetSecondFactor(platform, actor, { userId, reason: body.reason }),
  );
  registerRoute(app, adminUserRoutes.deleteUser, ({ actor, params: { userId }, body }) =>
    removeAccount(platform, actor, { userId, reason: body.reason }),
  );
}
