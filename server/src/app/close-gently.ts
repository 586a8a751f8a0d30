import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { closePort } from '../platform/http/close-port.ts';

/** Longest wait for answers under way. */
const patienceMs = 7000;
/** In which what comes on a connection that was accepted just now is answered as ever; after it with 503. */
const arrivalMs = 500;
const stopping = new WeakSet<Server>();

/** From the first moment of a stop on. */
export function isStopping({ server }: FastifyInstance): boolean {
  return stopping.has(server);
}

export interface GentleClose {
  /**
   * For `farewellMs` everything is still answered, each answer being the last of its connection: a proxy that is just
   * sending on a connection that it keeps gets its answer instead of a reset, and goes elsewhere with the next.
   */
  bidFarewell(): Promise<void>;
  /**
   * After the farewell: answers what is under way and closes every connection. Waiting for the connections themselves
   * would take a minute: browsers open some in advance and never use them.
   */
  close(): Promise<void>;
}

interface Ending {
  readonly farewellMs: number;
  readonly isPortKept: boolean;
}

export function closeGently(app: FastifyInstance, { farewellMs, isPortKept }: Ending): GentleClose {
  app.server.prependListener('request', (_request, response) => {
    if (isStopping(app)) response.setHeader('connection', 'close');
  });
  const underWay = countRequests(app.server);
  let farewell: Promise<void> | undefined;

  function bidFarewell(): Promise<void> {
    stopping.add(app.server);
    farewell ??= sleep(farewellMs);
    return farewell;
  }

  return {
    bidFarewell,
    async close() {
      await bidFarewell();
      await closePort(app.server, { isPortKept });
      // Without a farewell nobody is waited for.
      if (farewellMs > 0) await sleep(arrivalMs);
      const closed = app.close();
      await Promise.race([underWay.done(), sleep(patienceMs, undefined, { ref: false })]);
      app.server.closeAllConnections();
      await closed;
    },
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
