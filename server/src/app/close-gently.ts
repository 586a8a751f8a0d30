import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Longest wait for answers under way. */
const patienceMs = 8000;
/** A request may be on a connection that was accepted just now; it is answered with 503. */
const arrivalMs = 200;

/**
 * Answers what is under way, then closes every connection. Waiting for the connections themselves
 * would take a minute: browsers open some in advance and never use them.
 */
export function closeGently(app: FastifyInstance): () => Promise<void> {
  const underWay = countRequests(app.server);
  return async () => {
    const closed = app.close();
    await sleep(arrivalMs);
    await Promise.race([underWay.done(), sleep(patienceMs, undefined, { ref: false })]);
    app.server.closeAllConnections();
    await closed;
  };
}

function countRequests(server: Server): { done(): Promise<void> } {
  let count = 0;
  let onNone: (() => void) | undefined;
  server.on('request', (_request, response) => {
    count += 1;
    response.once('close', () => {
      count -= 1;
      if (count === 0) onNone?.();
    });
  });
  return {
    done: () =>
      new Promise((resolve) => {
        onNone = resolve;
        if (count === 0) resolve();
      }),
  };
}
