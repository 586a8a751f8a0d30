import { refuse } from '@girone/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal } from './send-refusal.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Writes are accepted from our own pages only, so that another site cannot use a visitor's cookie.
 * A caller that sends neither header is no browser and has no cookie that it was not given.
 */
export function checkSameOrigin(app: FastifyInstance, publicOrigin: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (readingMethods.has(request.method) || isOurOwn(request, publicOrigin)) return;
    request.log.warn({ origin: request.headers.origin }, 'cross-site write refused');
    return sendRefusal(request, reply, refuse('cross_site'));
  });
}

function isOurOwn(request: FastifyRequest, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return origin === publicOrigin || origin === `${request.protocol}://${request.host}`;
}
