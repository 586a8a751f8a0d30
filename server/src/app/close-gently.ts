import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Longest wait for answers under way. */
const patienceMs = 7000;
/** A request may be on a connection that was accepted just now; it is answered with 503. */
const arrivalMs = 200;
/** A turn of the event loop that did next to nothing. */
const quietTurnMs = 0.2;
/** Under a load that leaves no such turn the port closes all the same. */
const mostTurns = 1000;

const stopping = new WeakSet<Server>();

/** From the first moment of a stop on. */
export function isStopping({ server }: FastifyInstance): boolean {
  return stopping.has(server);
}

/**
 * For `farewellMs` everything is still answered, each answer being the last of its connection: a proxy that is just
 * sending on a connection that it keeps gets its answer instead of a reset, and goes elsewhere with the next. Then
 * answers what is under way and closes every connection. Waiting for the connections themselves would take a minute:
 * browsers open some in advance and never use them.
 */
export function closeGently(app: FastifyInstance, farewellMs: number): () => Promise<void> {
  app.server.prependListener('request', (_request, response) => {
    if (isStopping(app)) response.setHeader('connection', 'close');
  });
  const underWay = countRequests(app.server);
  return async () => {
    stopping.add(app.server);
    await sleep(farewellMs);
    await untilQuietTurn();
    stopAccepting(app);
    const closed = app.close();
    await sleep(arrivalMs);
    await Promise.race([underWay.done(), sleep(patienceMs, undefined, { ref: false })]);
    app.server.closeAllConnections();
    await closed;
  };
}

/**
 * With its port go the connections that the system has taken and this process has not, each with a reset. In a turn of
 * the event loop they come first: after one that had nothing else to do there are none.
 */
async function untilQuietTurn(): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const startedAt = performance.now();
    await nextTurn();
    if (performance.now() - startedAt < quietTurnMs) return;
  }
}

/** Takes no further connection, and leaves those alone that there are: closing idle ones could reset a request. */
export function stopAccepting({ server }: FastifyInstance): void {
  NetServer.prototype.close.call(server);
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
