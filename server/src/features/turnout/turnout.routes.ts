import { turnoutRoutes } from '@girone/contract/turnout';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { getTurnout } from './read-turnout.ts';
import { remindMissing } from './remind-missing.ts';

export function serveTurnout(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, turnoutRoutes.getTurnout, ({ actor, params }) =>
    getTurnout(platform, actor, params.tournamentId),
  );
  registerRoute(app, turnoutRoutes.remindMissing, ({ actor, params }) =>
    remindMissing(platform, actor, params.tournamentId),
  );
}
