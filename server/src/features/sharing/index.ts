import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { serveEmbeds } from './serve-embed.http.ts';
import { serveInviteImages } from './serve-invite-image.http.ts';
import { serveShareImages } from './serve-share-image.http.ts';

/**
 * A championship outside Girone: its picture, the preview of its page, its table in another site's
 * frame; and what a chat shows of an invite. What stands in them is the business of tournaments,
 * matches and circles.
 */
export { createDescribePage } from './describe-page.http.ts';
export { describePage, type PageCard } from './describe-page.ts';

export function serveSharing(app: FastifyInstance, platform: Platform): void {
  serveShareImages(app, platform);
  serveInviteImages(app, platform);
  serveEmbeds(app, platform);
}
