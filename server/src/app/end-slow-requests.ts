import type { FastifyInstance, FastifyReply } from 'fastify';

/** Longest time that a caller waits for the beginning of an answer. */
const patienceMs = 10_000;
const lookMs = 500;

class TooSlow extends Error {
  readonly statusCode = 503;
}

class BodyTooSlow extends Error {
  readonly statusCode = 408;
}

/**
 * Answers 503 to whoever has waited too long, though what they asked for may still be under way, and 408 to whoever has
 * not sent all of it: what they send later would be taken for another request, so that their connection ends with it. One look at the
 * oldest requests twice a second, instead of a timer for each of them.
 */
export function endSlowRequests(app: FastifyInstance): void {
  /** In the order in which they came. */
  const underWay = new Map<FastifyReply, number>();
  app.addHook('onRequest', (request, reply, done) => {
    // A route with a limit of its own is ended by the framework.
    if (!request.routeOptions.handlerTimeout) underWay.set(reply, performance.now());
    done();
  });
  app.addHook('onResponse', (_request, reply, done) => {
    underWay.delete(reply);
    done();
  });
  const timer = setInterval(() => {
    const longAgo = performance.now() - patienceMs;
    for (const [reply, startedAt] of underWay) {
      if (startedAt > longAgo) return;
      underWay.delete(reply);
      // What has begun to answer is bounded by the connection's own limits; whoever left waits no more.
      const isWaiting = !reply.sent && !reply.raw.headersSent && !reply.raw.destroyed;
      if (!isWaiting) continue;
      if (reply.request.raw.complete) void reply.send(new TooSlow('no answer in time'));
      else void reply.header('connection', 'close').send(new BodyTooSlow('no whole body in time'));
    }
  }, lookMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
