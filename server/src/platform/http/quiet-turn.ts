import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn of the event loop that did next to nothing. */
const quietTurnMs = 0.2;
/** Under a load that leaves no such turn the port closes all the same. */
const mostTurns = 1000;

/**
 * With its port go the connections that the system has taken and this process has not, each with a reset. In a turn of
 * the event loop they come first: after one that had nothing else to do there are none.
 */
export async function untilQuietTurn(): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const startedAt = performance.now();
    await nextTurn();
    if (performance.now() - startedAt < quietTurnMs) return;
  }
}
