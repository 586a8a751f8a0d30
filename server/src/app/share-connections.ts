import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { addressKeyOf } from '../platform/http/caller.ts';
import { createLine, requestPatienceMs, type Line } from '../platform/limit-parallel.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer has no end: it takes nobody's turn. */
    staysOpen?: true;
  }
}

/** Calls of one address that wait behind its others. */
const maxWaiting = 500;

interface Queue {
  calls: number;
  readonly line: Line;
}

/**
 * Lets the calls of one address run a few at a time, half as many as there are connections to the database: however
 * many it makes at once, they wait for each other and for nobody else. A turn begins when the body has come and ends
 * with the answer's first byte, so that no slow connection takes one.
 */
export function shareConnections(app: FastifyInstance, config: Config): void {
  if (!config.rateLimits) return;
  const share = Math.ceil(config.databasePool / 2);
  const queues = new Map<string, Queue>();
  const endTurn = new WeakMap<FastifyReply, () => void>();

  function queueOf(address: string): Queue {
    const known = queues.get(address);
    if (known) return known;
    const queue = {
      calls: 0,
      line: createLine(share, { maxWaiting, maxWaitMs: requestPatienceMs }),
    };
    queues.set(address, queue);
    return queue;
  }

  app.addHook('preHandler', async (request, reply) => {
    if (!request.url.startsWith('/api/') || request.routeOptions.config.staysOpen) return;
    const address = addressKeyOf(request);
    const queue = queueOf(address);
    const turn = { hasBegun: false, isOver: false };
    function leave(): void {
      if (turn.hasBegun) queue.line.leave();
      queue.calls -= 1;
      if (queue.calls === 0) queues.delete(address);
    }
    // Who waits for too long is answered before their turn, and then has none.
    function end(): void {
      if (turn.hasBegun && !turn.isOver) leave();
      turn.isOver = true;
    }
    endTurn.set(reply, end);
    reply.raw.once('close', end);
    queue.calls += 1;
    try {
      await queue.line.enter(() => !reply.raw.destroyed);
    } catch (error) {
      leave();
      throw error;
    }
    turn.hasBegun = true;
    if (turn.isOver) leave();
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    endTurn.get(reply)?.();
    return payload;
  });
}
