import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { createServer, isIPv6, type Socket } from 'node:net';
import type { Config } from '../platform/config/config.ts';
import type { Logger } from '../platform/logger.ts';
import { closePort } from '../platform/http/close-port.ts';
import type { ToWorker } from './messages.ts';

type PlaceToListen = Pick<Config, 'host' | 'port' | 'handedPort'>;

const message: ToWorker = { kind: 'connection' };

/**
 * Takes every connection to the port and hands it to one of the workers that serve, each in its turn. What a worker is
 * told afterwards it hears after the connections that it was given: so one can leave, and all can end, without a
 * connection that nobody answers.
 */
export function acceptConnections(log: Logger) {
  const serving: Worker[] = [];
  let isPortKept = false;
  /** While nobody serves. */
  const waiting = new Set<Socket>();

  function hand(socket: Socket): void {
    const worker = serving.shift();
    if (!worker) {
      waiting.add(socket);
      socket.once('close', () => waiting.delete(socket));
      // Whoever has left meanwhile needs no answer.
      socket.on('error', () => undefined);
      return;
    }
    serving.push(worker);
    worker.send(message, socket, {}, (error) => {
      // It has just died; the next one is another's.
      if (error) socket.destroy();
    });
  }

  // Unread: whoever gets it reads it from its beginning. Small answers leave at once, as they do from a server for HTTP.
  const server = createServer({ pauseOnConnect: true, noDelay: true }, hand);
  server.on('error', (error) => log.error({ err: error }, 'a connection could not be taken'));

  function leave(worker: Worker): void {
    const place = serving.indexOf(worker);
    if (place !== -1) serving.splice(place, 1);
  }

  return {
    /** The address at which it listens. */
    async listen({ host, port, handedPort }: PlaceToListen): Promise<string> {
      isPortKept = handedPort !== undefined;
      server.listen({ host, port, fd: handedPort });
      await once(server, 'listening');
      const bound = server.address();
      if (bound === null || typeof bound === 'string') throw new Error('the port is not open');
      const isAnywhere = bound.address === '0.0.0.0' || bound.address === '::';
      const name = isIPv6(bound.address) ? `[${bound.address}]` : bound.address;
      return `http://${isAnywhere ? '127.0.0.1' : name}:${bound.port}`;
    },
    join(worker: Worker): void {
      serving.push(worker);
      worker.once('exit', () => leave(worker));
      for (const socket of waiting) {
        waiting.delete(socket);
        hand(socket);
      }
    },
    leave,
    async close(): Promise<void> {
      await closePort(server, { isPortKept });
      for (const socket of waiting) socket.destroy();
    },
  };
}

export type Acceptor = ReturnType<typeof acceptConnections>;
