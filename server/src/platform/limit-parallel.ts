import { nameLine } from './lines.ts';

/** Work was not begun: too many wait for it, or nobody does. The caller may try again soon (503). */
export class TurnedAway extends Error {
  override readonly name = 'TurnedAway';
  readonly statusCode = 503;
}

interface Patience {
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

/** Places for a few at once, and the line of those who wait for one. */
export interface Line {
  /**
   * Takes a place, or waits for one; fails with `TurnedAway` where there is none to be had. `isWanted`: whether whoever
   * asked still waits; asked again when it is their turn.
   */
  enter(isWanted?: () => boolean): Promise<void>;
  /** Gives the place to the next. */
  leave(): void;
}

export function createLine(
  limit: number,
  { name, maxWaiting, maxWaitMs = Infinity }: Patience,
): Line {
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

  return {
    async enter(isWanted = () => true) {
      if (!isWanted()) throw goneAway();
      if (running >= limit) await waitForTurn(isWanted);
      else running += 1;
    },
    leave: beginNext,
  };
}

/**
 * Lets at most `limit` pieces of work run at once; the others wait their turn, in a line that has an end.
 * Work that nobody waits for any more is not begun.
 */
export function limitParallel(limit: number, patience: Patience) {
  const line = createLine(limit, patience);
  return async function whenFree<T>(work: () => Promise<T>, isWanted?: () => boolean): Promise<T> {
    await line.enter(isWanted);
    try {
      return await work();
    } finally {
      line.leave();
    }
  };
}

function goneAway(): TurnedAway {
  return new TurnedAway('whoever asked has gone, or waited too long');
}
