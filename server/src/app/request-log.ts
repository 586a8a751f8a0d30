import type { FastifyInstance, FastifyRequest } from 'fastify';

/** One line per API call, without query or body: either may hold what nobody should read. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const isApi = request.url.startsWith('/api/');
    request.log[isApi ? 'info' : 'debug'](
      {
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.actor?.userId,
      },
      'answered',
    );
  });
}

/** Without the key of a calendar address, which opens it to whoever reads it: also of one mistyped. */
function pathOf({ url, routeOptions }: FastifyRequest): string | undefined {
  if (routeOptions.url?.includes(':key')) return routeOptions.url;
  return url.split('?')[0]?.replaceAll(/(?<=\/calendars\/)[^/]+/g, ':key');
}
