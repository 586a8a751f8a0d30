import type { FastifyInstance } from 'fastify';

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
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.actor?.userId,
      },
      'answered',
    );
  });
}
