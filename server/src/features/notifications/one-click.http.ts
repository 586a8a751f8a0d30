import { notificationRoutes } from '@girone/contract/notifications';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { stopEmails } from './stop-emails.ts';
import { unsubscribePage } from './unsubscribe-link.ts';

const { path, query } = notificationRoutes.stopEmails;

/** Mail programs send `List-Unsubscribe=One-Click` (RFC 8058) in one of these forms. */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * The address in the header of a mail. Mail programs POST to it, with a form and no session: what the
 * form says is not read, the token says it all. Those that know only links GET it and land on the page,
 * which asks first: whatever looks at the links of a mail must not end anything.
 */
export async function serveOneClick(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(formTypes, { parseAs: 'string', bodyLimit: 1024 }, async () => null);
    registerRoute(scope, notificationRoutes.stopEmails, (call) =>
      stopEmails(platform, call.query.token),
    );
    scope.route<{ Querystring: z.output<typeof query> }>({
      method: 'GET',
      url: path,
      schema: { summary: 'Leads to the page that ends e-mails of one kind', querystring: query },
      handler: async (request, reply) =>
        reply.redirect(unsubscribePage(platform.config, request.query.token)),
    });
  });
}
