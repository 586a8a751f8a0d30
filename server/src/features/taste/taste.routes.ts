import { tasteRoutes } from '@girone/contract/taste';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { getAllTaste } from './read-all-taste.ts';
import { createGetTasteMap } from './read-taste-map.ts';
import { getTaste } from './read-taste.ts';

export function serveTaste(app: FastifyInstance, platform: Platform): void {
  const getTasteMap = createGetTasteMap(platform);
  registerRoute(app, tasteRoutes.getTaste, ({ actor, params }) =>
    getTaste(platform, actor, params.tournamentId),
  );
  registerRoute(app, tasteRoutes.getTasteMap, ({ actor, params }) =>
    getTasteMap(actor, params.tournamentId),
  );
  registerRoute(app, tasteRoutes.getAllTaste, ({ actor }) => getAllTaste(platform, actor));
}
