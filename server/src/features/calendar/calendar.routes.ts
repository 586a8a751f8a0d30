import { calendarRoutes } from '@girone/contract/calendar';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { getAddresses, renewAddresses } from './calendar-addresses.ts';
import { serveFeeds } from './feeds.http.ts';

export function serveCalendar(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, calendarRoutes.getCalendarAddresses, ({ actor, query }) =>
    getAddresses(platform, actor, query),
  );
  registerRoute(app, calendarRoutes.renewCalendarAddresses, ({ actor, query }) =>
    renewAddresses(platform, actor, query),
  );
  serveFeeds(app, platform);
}
