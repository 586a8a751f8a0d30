import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { serveAdminFilms } from './admin-films.routes.ts';
import { serveAdminOverview } from './admin-overview.routes.ts';
import { serveAdminSeasons } from './admin-seasons.routes.ts';
import { serveAdminUsers } from './admin-users.routes.ts';
import { serveAudit } from './audit.routes.ts';
import { serveModerationFiles } from './export-csv-moderation.http.ts';

/**
 * The admin area: lists of everything, and the acts of those who look after the place. What an act does,
 * and under which locks, is the business of the feature whose rules it touches.
 */
export function serveAdmin(app: FastifyInstance, platform: Platform): void {
  serveAdminUsers(app, platform);
  serveAdminFilms(app, platform);
  serveAdminSeasons(app, platform);
  serveAudit(app, platform);
  serveModerationFiles(app, platform);
  serveAdminOverview(app, platform);
}
