import type { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn of the event loop that did next to nothing. */
const quietTurnMs = 0.2;
/** Under a load that leaves no such turn the port closes all the same. */
const mostTurns = 1000;

/**
 * With its port go the connections that the system has taken and this process has not, each with a reset. In a turn of
 * the event loop one of them is taken before anything else: after a short one without any there are none.
 */
export async function untilQuietTurn(server: Server): Promise<void> {
  let taken = 0;
  const count = () => {
    taken += 1;
  };
  server.on('connection', count);
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const before = taken;
    const startedAt = performance.now();
    await nextTurn();
    if (taken === before && performance.now() - startedAt < quietTurnMs) break;
  }
  server.off('connection', count);
}
