import type { FastifyInstance } from 'fastify';

/** An answer that carries a cookie is for its receiver alone, whatever it shows. After the cookies. */
export function keepCookiesPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const isForAll = String(reply.getHeader('cache-control')).startsWith('public');
    if (isForAll && reply.hasHeader('set-cookie')) reply.header('cache-control', 'no-store');
  });
}
