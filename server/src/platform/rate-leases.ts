/** What a ceiling was asked for in one go, and how long to wait if that was not all. */
export interface Grant {
  readonly granted: number;
  readonly wait: number;
}

/** A caller who is gone for so long starts small again, and what was left is forgotten. */
const lifeMs = 10_000;
/** As many calls as opening a page takes. */
const smallest = 8;
const largest = 64;
/** Beyond so many callers the oldest are forgotten: they only ask sooner than they would have to. */
const maxKept = 20_000;

interface Lease {
  left: number;
  /** What was asked for last, and when. */
  size: number;
  takenAt: number;
  /** Until then nothing is free. */
  exhaustedUntil: number;
}

export interface RateLeases {
  /** Whether this caller was given a block of late. */
  knows(key: string): boolean;
  /** Seconds until this caller may try again; 0 unless the ceiling is known to be reached. */
  waitOf(key: string): number;
  /** Uses one of those taken before; false when there is none. */
  use(key: string): boolean;
  /** How many to ask for when so many are wanted now. */
  sizeFor(key: string, wanted: number): number;
  /** What came of asking for `size`, after those who waited for it have had theirs. */
  keep(key: string, size: number, rest: Grant): void;
}

/**
 * A wide ceiling is not worth a statement for every call: whoever calls is given a block of calls, twice
 * as large each time. Blocks are counted when they are taken, so over all
 * instances nobody gets more than the ceiling, except that what was taken before a window ends may be used for ten
 * seconds after it.
 */
export function createRateLeases(now: () => number = () => performance.now()): RateLeases {
  const leases = new Map<string, Lease>();

  function find(key: string): Lease | undefined {
    const lease = leases.get(key);
    if (!lease) return undefined;
    const instant = now();
    if (lease.takenAt > instant - lifeMs || lease.exhaustedUntil > instant) return lease;
    leases.delete(key);
    return undefined;
  }

  return {
    knows: (key) => find(key) !== undefined,
    waitOf(key) {
      const lease = find(key);
      if (!lease || lease.left > 0) return 0;
      return Math.max(0, Math.ceil((lease.exhaustedUntil - now()) / 1000));
    },
    use(key) {
      const lease = find(key);
      if (!lease || lease.left === 0) return false;
      lease.left -= 1;
      return true;
    },
    sizeFor(key, wanted) {
      const before = find(key)?.size ?? 0;
      return Math.max(wanted, smallest, Math.min(largest, before * 2));
    },
    keep(key, size, { granted, wait }) {
      // Of two answers that cross, the one that says that nothing is free stands.
      const known = find(key)?.exhaustedUntil ?? 0;
      // Put last, so that the first of the map is the one that was taken longest ago.
      leases.delete(key);
      leases.set(key, {
        left: granted,
        size: Math.min(size, largest),
        takenAt: now(),
        exhaustedUntil: wait > 0 ? now() + wait * 1000 : known,
      });
      if (leases.size <= maxKept) return;
      const [oldest] = leases.keys();
      if (oldest !== undefined) leases.delete(oldest);
    },
  };
}
