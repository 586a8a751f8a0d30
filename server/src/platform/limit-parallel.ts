import { nameLine } from './lines.ts';

/** Work was not begun: too many wait for it, or nobody does. The caller may try again soon (503). */
export class TurnedAway extends Error {
  override readonly name = 'TurnedAway';
  readonly statusCode = 503;
}

interface Line {
  /** For whoever watches the instance; a line of its own for each caller has none. */
  readonly name?: string;
  /** How many may wait: no line is without an end. */
  readonly maxWaiting: number;
  /** Whoever has waited longer is turned away: a request is given up after ten seconds. */
  readonly maxWaitMs?: number;
}

/** For work that a request waits for. */
export const requestPatienceMs = 8000;

interface Waiting {
  /** Whether whoever asked still waits, and has not waited for too long. */
  readonly isWanted: () => boolean;
  readonly begin: () => void;
  readonly turnAway: (reason: TurnedAway) => void;
}

/**
 * Lets at most `limit` pieces of work run at once; the others wait their turn, in a line that has an end.
 * Work that nobody waits for any more is not begun.
 */
export function limitParallel(limit: number, { name, maxWaiting, maxWaitMs = Infinity }: Line) {
  let waiting: Waiting[] = [];
  let running = 0;
  if (name) nameLine(name, () => waiting.length);

  function beginNext(): void {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // The place is handed over, so nobody can slip in between.
      if (next.isWanted()) return next.begin();
      next.turnAway(goneAway());
    }
    running -= 1;
  }

  function dropUnwanted(): void {
    const unwanted = waiting.filter(({ isWanted }) => !isWanted());
    waiting = waiting.filter((each) => !unwanted.includes(each));
    for (const { turnAway } of unwanted) turnAway(goneAway());
  }

  async function waitForTurn(isWanted: () => boolean): Promise<void> {
    if (waiting.length >= maxWaiting) dropUnwanted();
    if (waiting.length >= maxWaiting) throw new TurnedAway('too many wait already');
    const until = performance.now() + maxWaitMs;
    const isInTime = () => isWanted() && performance.now() < until;
    await new Promise<void>((begin, turnAway) => {
      waiting.push({ isWanted: isInTime, begin, turnAway });
    });
  }

  /** `isWanted`: whether whoever asked still waits; asked again when it is their turn. */
  return async function whenFree<T>(
    work: () => Promise<T>,
    isWanted: () => boolean = () => true,
  ): Promise<T> {
    if (!isWanted()) throw goneAway();
    if (running >= limit) await waitForTurn(isWanted);
    else running += 1;
    try {
      return await work();
    } finally {
      beginNext();
    }
  };
}

function goneAway(): TurnedAway {
  return new TurnedAway('whoever asked has gone, or waited too long');
}
