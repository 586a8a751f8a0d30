import { Server } from 'node:net';

/** A turn of the event loop that did next to nothing. */
const quietTurnMs = 0.05;
/** Under a load that leaves no such turn the port closes all the same. */
const mostTurns = 1000;

/**
 * Takes no further connection, and leaves those alone that there are: closing idle ones could reset a request.
 *
 * With its port go the connections that the system has taken and this process has not, each with a reset. In a turn of
 * the event loop one of them is taken before anything else: at the end of a short one without any there are none, and
 * the port closes before anything else happens.
 */
export function closePort(server: Server): Promise<void> {
  return new Promise((resolve) => {
    let turns = 0;
    let taken = 0;
    let takenBefore = 0;
    let startedAt = 0;

    function count(): void {
      taken += 1;
    }

    function endTurn(): void {
      const isQuiet = taken === takenBefore && performance.now() - startedAt < quietTurnMs;
      if (isQuiet || turns === mostTurns) {
        Server.prototype.close.call(server);
        server.off('connection', count);
        resolve();
        return;
      }
      turns += 1;
      takenBefore = taken;
      startedAt = performance.now();
      setImmediate(endTurn);
    }

    server.on('connection', count);
    setImmediate(endTurn);
  });
}
