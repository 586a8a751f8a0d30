import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { serveEmbeds } from './serve-embed.http.ts';
import { serveShareImages } from './serve-share-image.http.ts';

/**
 * A championship outside Girone: its picture, the preview of its page, its table in another site's
 * frame. What stands in them is the business of tournaments and matches.
 */
export { describePage, type PageCard } from './describe-page.ts';

export function serveSharing(app: FastifyInstance, platform: Platform): void {
  serveShareImages(app, platform);
  serveEmbeds(app, platform);
}
