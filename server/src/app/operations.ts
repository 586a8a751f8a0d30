import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findUnreadiness } from '../platform/db/readiness.ts';
import type { Platform } from '../platform/platform.ts';
import { isSameSecret } from '../platform/secrets.ts';
import { isStopping } from './close-gently.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Answered also where load is shed: that an instance is busy is not that it is dead. */
const unshed = { schema: { hide: true }, config: { pressureHandler: () => undefined } };

/** What whoever runs Girone asks: alive? ready? how busy? */
export function serveOperations(
  app: FastifyInstance,
  { config, db, metrics, log }: Platform,
): void {
  for (const path of ['/healthz', '/livez']) {
    app.get(path, unshed, async () => ({ status: 'ok' }));
  }

  app.get('/readyz', unshed, async (_request, reply) => {
    const reason = isStopping(app) ? 'stopping' : await findUnreadiness(db, log);
    if (!reason) return { status: 'ready' };
    return reply.code(503).header('retry-after', 5).send({ status: 'unavailable', reason });
  });

  app.get('/metrics', unshed, async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.report());
  });

  app.addHook('onResponse', (request, reply, done) => {
    const { url: route } = request.routeOptions;
    metrics.countRequest({
      method: request.method,
      route: route ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  // Behind a proxy on this machine everybody's socket is on loopback: then only the token counts.
  const isDirect = request.headers['x-forwarded-for'] === undefined;
  if (isDirect && loopback.has(request.socket.remoteAddress ?? '')) return true;
  const given = request.headers.authorization ?? '';
  return token !== undefined && isSameSecret(given, `Bearer ${token}`);
}
