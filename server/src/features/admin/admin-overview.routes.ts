import { adminRoutes } from '@girone/contract/admin';
import { accept } from '@girone/contract/errors';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { readOverview } from './read-overview.ts';

export function serveAdminOverview(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, adminRoutes.getOverview, async ({ actor }) =>
    accept(await readOverview(platform, actor)),
  );
}
