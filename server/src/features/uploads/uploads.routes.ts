import { uploadRoutes } from '@girone/contract/uploads';
import type { FastifyInstance } from 'fastify';
import { inPerson } from '../../platform/http/caller.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimPostImage } from './claim-post-image.ts';
import { issueUpload } from './issue-upload.ts';
import { receiveUploads } from './receive-upload.http.ts';
import { serveImages } from './serve-image.http.ts';

export function serveUploads(app: FastifyInstance, platform: Platform): void {
  registerRoute(app, uploadRoutes.requestUpload, ({ actor, caller }) =>
    issueUpload(platform, actor, caller),
  );

  registerRoute(app, uploadRoutes.claimPostImage, ({ actor, caller, body }) =>
    claimPostImage(platform, inPerson(actor, caller), body),
  );

  receiveUploads(app, platform);
  serveImages(app, platform);
}
