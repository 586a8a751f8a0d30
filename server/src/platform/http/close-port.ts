import { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Where connections come without a pause the port closes all the same: a stop has ten seconds for everything. */
const patienceMs = 500;

/**
 * Takes no further connection, and leaves those alone that there are: closing idle ones could reset a request.
 *
 * The system makes connections ahead, which this process then takes one by one, and resets those that are not taken when
 * the port closes. So it closes after a turn of the event loop in which there was none to take. One that is made in that
 * very moment is still reset.
 */
export async function closePort(server: Server): Promise<void> {
  const closesAt = performance.now() + patienceMs;
  let taken = 0;
  const count = () => {
    taken += 1;
  };
  server.on('connection', count);
  await nextTurn();
  let before: number;
  do {
    before = taken;
    await nextTurn();
  } while (taken > before && performance.now() < closesAt);
  Server.prototype.close.call(server);
  server.off('connection', count);
}
