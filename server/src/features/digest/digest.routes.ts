import { digestRoutes } from '@girone/contract/digest';
import { accept } from '@girone/contract/errors';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeDigest, getDigest } from './digest-choice.ts';

export function serveDigest(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, digestRoutes.getDigest, async ({ actor }) =>
    accept(await getDigest(platform, actor)),
  );
  registerRoute(app, digestRoutes.changeDigest, async ({ actor, body }) =>
    accept(await changeDigest(platform, actor, body)),
  );
}
