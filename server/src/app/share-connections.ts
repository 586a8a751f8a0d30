import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { limitParallel, requestPatienceMs } from '../platform/limit-parallel.ts';
import { addressKey } from '../platform/rate-limit.ts';

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
  readonly whenFree: ReturnType<typeof limitParallel>;
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
    const whenFree = limitParallel(share, { maxWaiting, maxWaitMs: requestPatienceMs });
    const queue = { calls: 0, whenFree };
    queues.set(address, queue);
    return queue;
  }

  app.addHook('preHandler', async (request, reply) => {
    if (!request.url.startsWith('/api/') || request.routeOptions.config.staysOpen) return;
    const address = addressKey(request.ip);
    const queue = queueOf(address);
    const answered = new Promise<void>((resolve) => {
      endTurn.set(reply, resolve);
      reply.raw.once('close', resolve);
    });
    queue.calls += 1;
    await new Promise<void>((begin, turnAway) => {
      const turn = queue.whenFree(
        async () => {
          begin();
          await answered;
        },
        () => !reply.raw.destroyed,
      );
      turn.catch(turnAway).finally(() => {
        queue.calls -= 1;
        if (queue.calls === 0) queues.delete(address);
      });
    });
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    endTurn.get(reply)?.();
    return payload;
  });
}
