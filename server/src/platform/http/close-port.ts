import { Server, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { fillQueue } from './connection-queue.ts';

/** Where connections come without a pause the port closes all the same: a stop has ten seconds for everything. */
const patienceMs = 1000;
/** In which somebody who came in between is let in. */
const pauseMs = 100;

interface Closing {
  /** Somebody else keeps the port open: who is not let in here waits for whoever listens next. */
  readonly isPortKept: boolean;
}

/**
 * Takes no further connection, and leaves those alone that there are: closing idle ones could reset a request.
 *
 * The system makes connections ahead, which this process then takes one by one, and resets those that are not taken when
 * the port closes. So it closes in a moment in which nobody waits and nobody is let in: who comes then asks again, and
 * hears that the port is closed. Those who are taken meanwhile are served afterwards, since many would come back at once.
 */
export async function closePort(server: Server, { isPortKept }: Closing): Promise<void> {
  const closesAt = performance.now() + patienceMs;
  const { taken, serve } = holdConnections(server);
  await nextTurn();
  let isFree = false;
  while (!isFree && performance.now() < closesAt) {
    const before = taken.length;
    // Takes who waits, or the first of them.
    await nextTurn();
    if (taken.length > before) continue;
    isFree = isPortKept || (await fillQueue(server));
    if (!isFree) await sleep(pauseMs);
  }
  Server.prototype.close.call(server);
  serve();
}

function holdConnections(server: Server) {
  const taken: Socket[] = [];
  const listeners = server.rawListeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    // Whoever has left meanwhile needs no answer.
    taken.push(socket.on('error', () => undefined));
  });

  function serve(): void {
    server.removeAllListeners('connection');
    for (const listener of listeners) {
      server.on('connection', (socket) => void Reflect.apply(listener, server, [socket]));
    }
    for (const socket of taken) server.emit('connection', socket);
  }

  return { taken, serve };
}
