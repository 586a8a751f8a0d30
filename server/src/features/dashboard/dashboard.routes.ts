import { dashboardRoutes } from '@girone/contract/dashboard';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { getDashboard } from './get-dashboard.ts';
import { hideFirstSteps } from './hide-first-steps.ts';

export function serveDashboard(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, dashboardRoutes.getDashboard, ({ actor, query }) =>
    getDashboard(platform, actor, query.keep),
  );
  registerRoute(app, dashboardRoutes.hideFirstSteps, ({ actor, body }) =>
    hideFirstSteps(platform, actor, body),
  );
}
