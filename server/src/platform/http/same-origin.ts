import { refuse } from '@girone/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal } from './send-refusal.ts';

const writingMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

interface OurOwn {
  readonly publicOrigin: string;
  /** Whether the request brings what could sign somebody in. */
  readonly carriesSession: (request: FastifyRequest) => boolean;
}

/**
 * Writes are accepted from our own pages only, so that another site cannot use a visitor's cookie.
 * A caller that says nothing of where it comes from is let through as a stranger: without a session there is
 * nothing to abuse, and with one it is a browser too old to tell, or something that hides it.
 */
export function checkSameOrigin(app: FastifyInstance, ourOwn: OurOwn): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!writingMethods.has(request.method) || isOurOwn(request, ourOwn)) return done();
    request.log.warn(
      { origin: request.headers.origin, address: request.ip },
      'cross-site write refused',
    );
    void sendRefusal(request, reply, refuse('cross_site'));
  });
}

function isOurOwn(request: FastifyRequest, { publicOrigin, carriesSession }: OurOwn): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return !carriesSession(request);
  return origin === publicOrigin || origin === `${request.protocol}://${request.host}`;
}
