import { accept } from '@girone/contract/errors';
import { notificationRoutes } from '@girone/contract/notifications';
import type { FastifyInstance } from 'fastify';
import { linkToNextPage } from '../../platform/http/link-to-next-page.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { markRead } from './mark-read.ts';
import { changeSettings, getSettings } from './notification-settings.ts';
import { countUnread, listNotifications } from './read-notifications.ts';
import { serveOneClick } from './one-click.http.ts';

export async function serveNotifications(app: FastifyInstance, platform: Platform): Promise<void> {
  registerRoute(
    app,
    notificationRoutes.listNotifications,
    async ({ actor, query, request, reply }) => {
      const page = await listNotifications(platform, actor, query);
      linkToNextPage({ request, reply, page, limit: query.limit });
      return accept(page);
    },
  );
  registerRoute(app, notificationRoutes.countUnread, async ({ actor }) =>
    accept({ unread: await countUnread(platform, actor) }),
  );
  registerRoute(app, notificationRoutes.markRead, async ({ actor, body }) =>
    accept({ unread: await markRead(platform, actor, 'ids' in body ? body.ids : 'all') }),
  );
  registerRoute(app, notificationRoutes.getNotificationSettings, async ({ actor }) =>
    accept(await getSettings(platform, actor)),
  );
  registerRoute(app, notificationRoutes.changeNotificationSettings, async ({ actor, body }) =>
    accept(await changeSettings(platform, actor, body)),
  );
  await serveOneClick(app, platform);
}
