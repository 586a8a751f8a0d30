import type { FastifyInstance, FastifyRequest } from 'fastify';

/** One line per API call, without query or body: either may hold what nobody should read. */
export function logRequests(app: FastifyInstance): void {
  // Nothing of what it says could sign anybody in: looking for that in every line is work.
  const log = app.log.child({}, { redact: [] });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const isApi = request.url.startsWith('/api/');
    log[isApi ? 'info' : 'debug'](
      {
        reqId: request.id,
        traceId: request.trace?.id,
        address: request.ip,
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.actor?.userId,
      },
      'answered',
    );
    done();
  });
}

/** What opens something to whoever reads it: the key of a calendar address, the token of an invite. */
const secretParts = /:(?:key|token)\b/;
const secretPlaces: readonly (readonly [RegExp, string])[] = [
  [/(?<=\/calendars\/)[^/]+/gi, ':key'],
  [/(?<=^\/invite\/)[^/]+/gi, ':token'],
  [/(?<=^\/api\/invites\/)(?!(?:read|accept)$)[^/]+/gi, ':token'],
];

/** Without such a part, also where the address is mistyped and no route's. */
function pathOf({ url, routeOptions }: FastifyRequest): string | undefined {
  if (routeOptions.url !== undefined && secretParts.test(routeOptions.url)) return routeOptions.url;
  const [path = ''] = url.split('?');
  return secretPlaces.reduce((shown, [place, name]) => shown.replaceAll(place, name), path);
}
