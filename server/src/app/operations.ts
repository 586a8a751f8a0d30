import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askDatabase } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { isSameSecret } from '../platform/secrets.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** What whoever runs Girone asks: alive? ready? how busy? */
export function serveOperations(
  app: FastifyInstance,
  { config, db, metrics, log }: Platform,
): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await askDatabase(db);
      return { status: 'ready' };
    } catch (error) {
      log.warn({ err: error }, 'not ready');
      return reply.code(503).header('retry-after', 5).send({ status: 'unavailable' });
    }
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  app.addHook('onResponse', async (request, reply) => {
    const { url: route } = request.routeOptions;
    metrics.countRequest({
      method: request.method,
      route: route ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  // Behind a proxy on this machine everybody's socket is on loopback: then only the token counts.
  const isDirect = request.headers['x-forwarded-for'] === undefined;
  if (isDirect && loopback.has(request.socket.remoteAddress ?? '')) return true;
  const given = request.headers.authorization ?? '';
  return token !== undefined && isSameSecret(given, `Bearer ${token}`);
}
