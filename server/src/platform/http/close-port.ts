import { Server } from 'node:net';
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
 * hears that the port is closed.
 */
export async function closePort(server: Server, { isPortKept }: Closing): Promise<void> {
  const closesAt = performance.now() + patienceMs;
  let taken = 0;
  const count = () => {
    taken += 1;
  };
  server.on('connection', count);
  await nextTurn();
  let isFree = false;
  while (!isFree && performance.now() < closesAt) {
    const before = taken;
    // Takes who waits, or the first of them.
    await nextTurn();
    if (taken > before) continue;
    isFree = isPortKept || (await fillQueue(server));
    if (!isFree) await sleep(pauseMs);
  }
  Server.prototype.close.call(server);
  server.off('connection', count);
}
