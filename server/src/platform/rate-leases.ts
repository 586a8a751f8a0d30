/** What a ceiling was asked for in one go, and how long to wait if that was not all. */
export interface Grant {
  readonly granted: number;
  readonly wait: number;
}

/** A caller who is gone for so long starts anew, and what was left or owed is forgotten. */
const lifeMs = 10_000;
/** As many calls as opening a page takes. */
const smallest = 8;
const largest = 64;
/** Beyond so many callers the oldest are forgotten: they only start anew. */
const maxKept = 20_000;

interface Lease {
  left: number;
  /** How many were used before any was asked for. */
  owed: number;
  /** What was asked for last, and when. */
  size: number;
  takenAt: number;
  /** Until then nothing is free. */
  exhaustedUntil: number;
}

/** What to ask for: a block, and what is owed from before. */
export interface Claim {
  readonly size: number;
  readonly owed: number;
}

export interface RateLeases {
  /** Seconds until this caller may try again; 0 unless the ceiling is known to be reached. */
  waitOf(key: string, cost?: number): number;
  /** Uses so many of those that are free now, or none; false when there are fewer. */
  use(key: string, cost?: number): boolean;
  /** What to ask for when so many are wanted now. It is paid with the asking. */
  claim(key: string, wanted: number): Claim;
  /** What came of asking for a block of that size, after those who waited for it have had theirs. */
  keep(key: string, size: number, rest: Grant): void;
}

/**
 * A wide ceiling is not worth a statement for every call. The first eight calls of whoever comes are on credit, and paid
 * by whoever goes on: with the ninth, together with a block of calls, twice as large each time. What is taken is counted
 * when it is taken. Over all instances nobody gets more than the ceiling, except for what was taken before a window ends and
 * used up to ten seconds after it, and for the debts of callers who pause for ten seconds: 240 calls in five minutes.
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

  /** Puts it last, so that the first of the map is the one that was taken longest ago. */
  function store(key: string, lease: Lease): Lease {
    leases.delete(key);
    leases.set(key, lease);
    if (leases.size > maxKept) {
      const [oldest] = leases.keys();
      if (oldest !== undefined) leases.delete(oldest);
    }
    return lease;
  }

  const giveCredit = (key: string) =>
    store(key, { left: smallest, owed: 0, size: 0, takenAt: now(), exhaustedUntil: 0 });

  return {
    waitOf(key, cost = 1) {
      const lease = find(key);
      if (!lease || lease.left >= cost) return 0;
      return Math.max(0, Math.ceil((lease.exhaustedUntil - now()) / 1000));
    },
    use(key, cost = 1) {
      const lease = find(key) ?? giveCredit(key);
      if (lease.left < cost) return false;
      lease.left -= cost;
      // Nothing has been asked for yet.
      if (lease.size === 0) lease.owed += cost;
      return true;
    },
    claim(key, wanted) {
      const lease = find(key);
      const owed = lease?.owed ?? 0;
      if (lease) lease.owed = 0;
      return { size: Math.max(wanted, smallest, Math.min(largest, (lease?.size ?? 0) * 2)), owed };
    },
    keep(key, size, { granted, wait }) {
      // Of two answers that cross, the one that says that nothing is free stands.
      const known = find(key);
      // What a call left over because it costs more was paid for, unless it was on credit.
      const rest = known && known.size > 0 ? known.left : 0;
      store(key, {
        left: granted + rest,
        owed: 0,
        size: Math.min(size, largest),
        takenAt: now(),
        exhaustedUntil: wait > 0 ? now() + wait * 1000 : (known?.exhaustedUntil ?? 0),
      });
    },
  };
}
