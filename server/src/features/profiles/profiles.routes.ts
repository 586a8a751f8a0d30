import { profileRoutes } from '@girone/contract/profiles';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { setProfileImage } from './set-profile-image.ts';

export function serveProfiles(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, profileRoutes.setProfileImage, ({ actor, body }) =>
    setProfileImage(platform, actor, body.imageUrl),
  );
}
