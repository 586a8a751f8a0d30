import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call may be made with nothing to say. */
    mayOmitBody?: boolean;
  }
}

/**
 * Reads bodies as JSON. Some callers name the type and send nothing: where a call may be made without a body that
 * is one, elsewhere it is a mistake.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && request.routeOptions.config.mayOmitBody) return done(null);
    return parse(request, String(body), done);
  });
}
